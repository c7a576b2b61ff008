/** Letters of other scripts, small capitals and digits that look or sound like a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'ɑᴀαаⲁꭺᐱᗅᗩꓮ𐊠𖽀4',
  b: 'ɓʙβвьⲃꮟᏼᑲᗷꓐ8',
  c: 'ᴄσςсⲥꮯᑕꓚ',
  d: 'ɗᴅдԁꭰꮷᑯᗞᗪꓓ',
  e: 'ɛᴇεеєҽⲉꭼꓰ3',
  f: 'ƒꜰϝքᖴꓝ',
  g: 'ɡɢԍցꮐꓖ9',
  h: 'ʜηнһհⲏꮋꮒᕼꓧ',
  i: 'ıɩɪιиіӏⲓꭵlꓲⵏ1',
  j: 'ᴊϳјꭻᒍꓙ',
  k: 'ᴋκкⲕꮶᛕꓗ',
  l: 'ıʟιіӏⲓꮮᒪꓡiꓲⵏ1',
  m: 'ᴍμмⲙꮇᗰꓟ𐌑',
  n: 'ɴηνнпնոռⲛᑎꓠ𐔓',
  o: 'ᴏοσоօჿⲟⵔꓳ𐐬0',
  p: 'ᴘρрⲣꮲᑭꓑ',
  q: 'ԛգ',
  r: 'ʀгяⲅꭱꮢᖇꓣ',
  s: 'ꜱѕտꮥꮪᔕꓢ5',
  t: 'ᴛτтⲧꭲꓔ𐊗7',
  u: 'ʋᴜυуцսᑌꓴ',
  v: 'ᴠνвѵꮩᐯꓦ',
  w: 'ᴡωшԝաⲱꮃꮤᗯꓪ',
  x: 'χхⲭᕁꓫ',
  y: 'ʏγυуүყⲩꮍꓬ',
  z: 'ᴢζзⲍꮓꓜ',
};

/** Two letters that look like one, as an alternative in a pattern. */
const PAIRS: Readonly<Record<string, string>> = { d: '|cl', m: '|rn', w: '|vv' };

/** A text to compare: small letters without marks and invisible characters. */
export function plainText(text: string): string {
  const letters = text.normalize('NFKC').toLowerCase().normalize('NFD');
  return letters.replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The pattern `words` for a plain text in which lookalikes replace letters, and any sign, or none, a blank. */
export function lookalikes(words: string): string {
  return words
    .replaceAll(/[a-z]/g, (letter) => `(?:[${letter}${LOOKALIKES[letter]}]${PAIRS[letter] ?? ''})`)
    .replaceAll(' ', '[^\\p{L}\\p{N}]?');
}
