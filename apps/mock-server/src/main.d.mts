/** The command reads its options from the command line, and gives nothing to whoever loads it. */
export {};
