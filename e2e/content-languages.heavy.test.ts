// Shows D31

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listPublicRoutes } from './public-routes.ts'
import { addressIn } from './texts.ts'

/** Names, which are not translated: of the shop and its place, of makers and theirs, of treads, of money and of those who pay and decide disputes. */
const NAMES =
  /Sąd Rejonowy.*?Sądowego|Kontor Zgodności|Bielsko-Biała|Bieżnik\p{L}*|Częstochow\p{L}*|Śnieżka|Przełęcz HT|Ładunek|zł(?!\p{L})|Rzeczniko\p{L}*|Wojewódzk\p{L}*/gu

const POLISH_LETTER = /[ąćęłńóśźż]/iu

/** What stands on a page, for the eye, the ear and search engines, outside of what says that it is Polish. */
async function textsOutsidePolish(page: Page, html: string): Promise<string[]> {
  return page.evaluate((markup) => {
    const document = new DOMParser().parseFromString(markup, 'text/html')
    for (const polish of document.querySelectorAll(
      '[lang="pl"], script:not([type="application/ld+json"]), style',
    ))
      polish.remove()
    const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']
    const named = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    return [...texts, ...named]
  }, html)
}

test('what is not marked is seen', async ({ page }) => {
  const markup =
    '<p lang="pl">Żółty</p><p>Są <b title="Koła">opony</b></p><script type="application/ld+json">"Łódź"</script>'
  const texts = await textsOutsidePolish(page, markup)
  expect(texts.filter((text) => POLISH_LETTER.test(text))).toEqual(['Są ', '"Łódź"', 'Koła'])
})

for (const language of ['en', 'ru'] as const) {
  test(`in ${language} every kind of public page says nothing in Polish that is not marked as Polish`, async ({
    page,
    request,
    productApiUrl,
  }) => {
    await page.goto(addressIn(language, '/contact'))
    const { fixed, ...kinds } = await listPublicRoutes(productApiUrl)
    const results = [
      '/products/title/orla',
      '/products/title/nadbieg',
      '/tires/filter/width=195&profile=80&diameter=20',
    ]
    for (const path of [...fixed, ...Object.values(kinds).flat(), ...results]) {
      const reply = await request.get(addressIn(language, path))
      expect(reply.status(), path).toBe(200)
      const texts = await textsOutsidePolish(page, await reply.text())
      const polish = texts.filter((text) => POLISH_LETTER.test(text.replace(NAMES, '')))
      expect.soft(polish, path).toEqual([])
    }
  })
}

test('a product has its title, color and description in the language of the page, and is found by each title', async ({
  page,
}) => {
  for (const [language, searched, title] of [
    ['pl', 'felga aluminiowa orla', /^Felga aluminiowa Orla /],
    ['en', 'orla alloy wheel', /^Orla alloy wheel /],
    ['ru', 'литой диск orla', /^Литой диск Orla /],
  ] as const) {
    await page.goto(addressIn(language, `/products/title/${encodeURIComponent(searched)}`))
    const product = page.getByRole('main').getByRole('link', { name: title }).first()
    await expect(product).toBeVisible()
    await product.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})
