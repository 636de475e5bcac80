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

test('a postal code, a telephone number and a span of hours stay in one line, and markup stays text', () => {
  const html = renderFactsHtml({
    ...content,
    facts: [['Adres', '<b>ul. Długa 1</b>, 30-702 Kraków']],
    notes: [['Telefon', '+48 34 555 01 87, pon.–pt. 8:00–20:00']],
    seller: ['ul. Kauczukowa 14, 42-207 Częstochowa'],
  }).toString()
  for (const whole of ['30-702', '+48 34 555 01 87', '8:00–20:00', '42-207'])
    expect(html).toContain(`<span class="whole">${whole}</span>`)
  expect(html).toContain('&lt;b&gt;')
  expect(html).not.toContain('<b>')
})
