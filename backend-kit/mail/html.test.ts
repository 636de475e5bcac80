import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text that is put in stays text', () => {
  expect(String(html`<p title="${'"x"'}">${"<b>&'</b>"}</p>`)).toBe(
    '<p title="&quot;x&quot;">&lt;b&gt;&amp;&#39;&lt;/b&gt;</p>',
  )
})

test('markup of its own stays markup, one piece or many', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`)
  expect(String(html`<p>${items}</p>`)).toBe('<p><li>a</li><li>&lt;</li></p>')
  expect(String(html`<p>${html`<br />`}</p>`)).toBe('<p><br /></p>')
})

test('no text whatever opens a tag, ends an attribute or begins an entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = String(html`${text}`)
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
    }),
  )
})
