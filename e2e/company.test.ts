import type { APIRequestContext, Page } from '@playwright/test'
import { languages } from '../contract/order.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'

/** Each page, its heading, and a sentence of it that has to be there before any script runs. */
const pages = [
  { path: '/aboutcompany', title: 'about.title', text: 'about.where_workshop' },
  { path: '/contact', title: 'contact_page.title', text: 'contact_page.ready_order' },
  { path: '/rules', title: 'rules.title', text: 'rules.withdrawal.right' },
  { path: '/privacy', title: 'privacy.title', text: 'privacy.deletion.deadlines' },
  { path: '/returns', title: 'returns.title', text: 'returns.refund.days' },
  { path: '/data-delition', title: 'data_deletion.title', text: 'data_deletion.deadlines.deletion' },
] as const

for (const language of languages) {
  const t = texts(language)
  for (const { path, title, text } of pages) {
    test(`${path} says in ${language} what it is for, with its text in the HTML itself`, async ({
      page,
      request,
    }) => {
      const html = await readPage(request, addressIn(language, path))
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(t(text))
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
      for (const other of languages)
        expect(html).toMatch(new RegExp(`hrefLang="${other}" href="[^"]+${addressIn(other, path)}"`, 'i'))

      await page.goto(addressIn(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title))
      await expect(page).toHaveTitle(`${t(title)} – Bieżnik`)
      expect(await overflowOf(page)).toBe(0)
    })
  }

  test(`everything that the footer leads to in ${language} is there`, async ({ page, request }) => {
    await page.goto(addressIn(language, '/rules'))
    const links = page.getByRole('contentinfo').getByRole('link')
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const own = targets.filter((target) => target.startsWith('/'))
    expect(own).toEqual(expect.arrayContaining(pages.map(({ path }) => addressIn(language, path))))
    for (const target of own) await readPage(request, target)
  })
}

test('the instructions for deletion are in Russian in every language, and say so', async ({ page }) => {
  for (const language of languages) {
    await page.goto(addressIn(language, '/data-delition'))
    const article = page.getByRole('article')
    await expect(article).toHaveAttribute('lang', 'ru')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(texts('ru')('data_deletion.title'))
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('the company says in three columns who it is, what it does and where it is', async ({
  page,
  isMobile,
}) => {
  const t = texts('pl')
  await page.goto('/aboutcompany')
  const columns = [t('about.who_title'), t('about.what_title'), t('about.where_title')]
  const boxes = await Promise.all(
    columns.map((name) => page.getByRole('heading', { level: 2, name, exact: true }).boundingBox()),
  )
  const tops = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
  expect(tops.size).toBe(isMobile ? 3 : 1)
})

test('the contents lead to a section, on a phone after they are opened', async ({ page, isMobile }) => {
  const t = texts('pl')
  await page.goto('/rules')
  const contents = page.getByRole('navigation', { name: t('text_page.contents') })
  const link = contents.getByRole('link', { name: t('rules.warranty.title') })
  if (isMobile) {
    await expect(link).toBeHidden()
    await contents.getByText(t('text_page.contents')).click()
  }
  await link.click()
  await expect(page).toHaveURL(/\/rules#warranty$/)
  await expect(page.getByRole('heading', { name: t('rules.warranty.title') })).toBeInViewport()
})

async function readPage(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  return reply.text()
}

/** By how many pixels the page can be scrolled sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
