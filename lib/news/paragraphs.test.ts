import { expect, it } from 'vitest'
import { firstParagraph, paragraphsOf } from './paragraphs'

it.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  [' One\nline. \n \n\n\nTwo.\n', ['One\nline.', 'Two.']],
  [' \n\n ', []],
  ['', []],
])('the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
  expect(firstParagraph(text)).toBe(paragraphs[0] ?? '')
})
