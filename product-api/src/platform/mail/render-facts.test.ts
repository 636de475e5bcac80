import { expect, test } from 'vitest'
import { renderFactsHtml } from './render-facts.ts'

const content: Parameters<typeof renderFactsHtml>[0] = {
  language: 'pl',
  subject: 'Zapłata przyjęta',
  lead: 'Dziękujemy.',
  facts: [['Zapłacono', '932,00 zł']],
  notes: [],
  link: ['Zobacz zamówienie', 'https://bieznik.example/order'],
  seller: ['Bieżnik Sp. z o.o.'],
  footer: 'Piszemy, bo…',
}

test('a letter of facts has the mark, then its one button, then its facts', () => {
  const html = renderFactsHtml(content).toString()
  const places = ['src="cid:mark"', 'class="button"', '<table class="facts"'].map((part) =>
    html.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html.split('class="button"')).toHaveLength(2)
})
