import { expect, it } from 'vitest'
import { uploadName } from './upload-name'

it.each([
  ['a name as it is', 'wyciąg 11.csv', 'wyciąg 11.csv'],
  ['line breaks in a name', 'a\nb.csv', 'a b.csv'],
  ['nothing visible', '\u200b', '-'],
  ['half a character', 'a\ud83d', 'a'],
  ['a character that the end would cut in two', `${'a'.repeat(19)}😀.csv`, 'a'.repeat(19)],
  ['a space at the end of what is left', `${'a'.repeat(19)} b`, 'a'.repeat(19)],
])('the server accepts %s', (_, name, accepted) => expect(uploadName({ name }, 20)).toBe(accepted))
