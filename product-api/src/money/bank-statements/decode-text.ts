/** The Polish letters of code page 852, which older exports are in; Node.js decodes it not. */
const CP852: Readonly<Record<number, string>> = {
  0x86: 'ć',
  0x88: 'ł',
  0x8d: 'Ź',
  0x8f: 'Ć',
  0x97: 'Ś',
  0x98: 'ś',
  0x9d: 'Ł',
  0xa2: 'ó',
  0xa4: 'Ą',
  0xa5: 'ą',
  0xa8: 'Ę',
  0xa9: 'ę',
  0xab: 'ź',
  0xbd: 'Ż',
  0xbe: 'ż',
  0xe0: 'Ó',
  0xe3: 'Ń',
  0xe4: 'ń',
}

const fromCp852 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (CP852[byte] ?? '\u{FFFD}'))).join(
    '',
  )

const decoders: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => new TextDecoder('windows-1250').decode(bytes),
  (bytes) => new TextDecoder('iso-8859-2').decode(bytes),
  fromCp852,
]

const polishLetters = (text: string): number => (text.match(/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g) ?? []).length

/**
 * The text of a file that does not say how it is encoded: UTF-8 when it is that, else the code page of Polish banks in which it has the most
 * Polish letters, of equal ones Windows-1250.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const texts = decoders.map((decode) => decode(bytes))
    const scored = texts.map((text) => ({ text, score: polishLetters(text) }))
    return scored.toSorted((a, b) => b.score - a.score)[0]?.text ?? ''
  }
}
