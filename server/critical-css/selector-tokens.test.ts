import { expect, it } from 'vitest'
import { tokensOf } from './selector-tokens.ts'

it('knows the tags, the classes and the attributes of a document, and nothing of its scripts', () => {
  const html =
    '<body><h1 class="[&amp;&gt;svg]:size-4 sm:p-1.5">a < b</h1><input disabled="" tabIndex="-1" type="text"/><br/><script type="a">"<b class=\\"no\\">"</script><title>x</title></body>'
  expect([...tokensOf(html, new Set(['type']))].toSorted()).toEqual(
    [
      'body',
      'h1',
      '[class]',
      '.[&>svg]:size-4',
      '.sm:p-1.5',
      'input',
      '[disabled]',
      '[tabindex]',
      '[type]',
      '[type=text]',
      'br',
      'title',
    ].toSorted(),
  )
})
