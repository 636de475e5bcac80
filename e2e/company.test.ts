import type { APIRequestContext } from '@playwright/test'
import type { DocumentName } from '../contract/content/documents.ts'
import { languages, type Language } from '../contract/selling/order.ts'
import { documentText } from './document-text.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'

/** Of each page its heading, and words of it that have to be there before any script runs. */
function pagesIn(language: Language) {
  const t = texts(language)
  const long = (path: string, name: DocumentName, section: string) => {
    const { title, sections } = documentText(name, language)
    return { path, title, text: sections[section] ?? '' }
  }
  return [
    { path: '/aboutcompany', title: t('about.title'), text: t('about.where_workshop') },
    { path: '/contact', title: t('contact_page.title'), text: t('contact_page.ready_order') },
    long('/rules', 'rules', 'withdrawal'),
    long('/privacy', 'privacy', 'deletion'),
    long('/returns', 'returns', 'statement'),
    { ...long('/guarantee', 'guarantee', 'more'), text: documentText('guarantee', language).title },
    long('/accessibility', 'accessibility', 'report'),
    long('/data-delition', 'data-deletion', 'deadlines'),
  ]
}

for (const language of languages) {
  const pages = pagesIn(language)
  for (const { path, title, text } of pages) {
    // Shows S1.5, S1.19, S2.31, S6.2, S9.19, S9.20, S9.21, D1b
    apiTest(
      `${path} says in ${language} what it is for, with its text in the HTML itself`,
      async ({ request }) => {
        const html = await readPage(request, addressIn(language, path))
        expect(html).toContain(`<html lang="${language}"`)
        expect(html).toContain(text)
        expect(html).toContain(`<title>${title} – Bieżnik</title>`)
        expect(html).toContain(`>${title}</h1>`)
        expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
        for (const other of languages)
          expect(html).toMatch(new RegExp(`hrefLang="${other}" href="[^"]+${addressIn(other, path)}"`, 'i'))
      },
    )
  }

  apiTest(`everything that the footer leads to in ${language} is there`, async ({ request }) => {
    const html = await readPage(request, addressIn(language, '/rules'))
    const [, footer = ''] = html.split('<footer')
    const own = Array.from(footer.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, target = '']) => target)
    expect(own).toEqual(expect.arrayContaining(pages.map(({ path }) => addressIn(language, path))))
    for (const target of own) await readPage(request, target)
  })
}

// Shows D33
apiTest(
  'a version of the rules stays at its own address, which search engines leave out',
  async ({ request }) => {
    const html = await readPage(request, '/en/rules/2026-11-26')
    expect(html).toContain(`>${documentText('rules', 'en').title}</h1>`)
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/rules"/)
    expect(html).toContain('content="noindex"')
    for (const version of ['2026-11-25', '2126-11-26', 'x'])
      expect((await request.get(`/rules/${version}`)).status(), version).toBe(404)
  },
)

// Shows S2.9, D34
test('the instructions for deletion are in the language of the page, and once in Russian, which says so', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(addressIn(language, '/data-delition'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      documentText('data-deletion', language).title,
    )
    const russian = page.locator('article', {
      hasText: documentText('data-deletion', 'ru').sections.deadlines ?? '',
    })
    await expect(russian).toHaveCount(1)
    expect(await russian.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ru')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

// Shows S2.113
test(
  'the company says in three columns who it is, what it does and where it is',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const t = texts('pl')
    await page.goto('/aboutcompany')
    const columns = [t('about.who_title'), t('about.what_title'), t('about.where_title')]
    const boxes = await Promise.all(
      columns.map((name) => page.getByRole('heading', { level: 2, name, exact: true }).boundingBox()),
    )
    const tops = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
    expect(tops.size).toBe(isMobile ? 3 : 1)
  },
)

test(
  'the contents lead to a section, on a phone after they are opened',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const t = texts('pl')
    await page.goto('/rules')
    const contents = page.getByRole('navigation', { name: t('text_page.contents') })
    const link = contents.getByRole('link', { name: documentText('rules', 'pl').sections.warranty ?? '' })
    if (isMobile) {
      await expect(link).toBeHidden()
      await contents.getByText(t('text_page.contents')).click()
    }
    await link.click()
    await expect(page).toHaveURL(/\/rules#warranty$/)
    await expect(
      page.getByRole('heading', { name: documentText('rules', 'pl').sections.warranty ?? '' }),
    ).toBeInViewport()
  },
)

async function readPage(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  return reply.text()
}
