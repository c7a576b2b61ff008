import fc from 'fast-check';

// The same thousand cases in every run; PROPERTY_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_305), numRuns: 1_000 });
