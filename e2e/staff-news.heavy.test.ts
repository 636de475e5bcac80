import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test, texts } from './fixtures.ts'
import { photograph } from './photographed-tire.ts'

const t = texts('pl')

/** The shop's pages show a change within this, in milliseconds. */
const SOON = { timeout: 15_000, intervals: [100] }

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: 'title' | 'description' | 'urlVideo') =>
  main(page)
    // Behind the name may stand that the field is optional; a language stands there in the name of another field.
    .getByLabel(new RegExp(`^${t(`admin_news.fields.${name}`)}(?: \\(${t('ui.optional')}\\))?$`))
    .filter({ visible: true })
/** A page that was left stays in the document, hidden. */
const text = (page: Page, words: string) => main(page).getByText(words).filter({ visible: true })
const press = (page: Page, name: 'submit' | 'save' | 'publish' | 'unpublish') =>
  main(page)
    .getByRole('button', { name: t(`admin_news.${name}`), exact: true })
    .click()

/** A title of this test alone. */
const aTitle = () => `Nowa prasa ${crypto.randomUUID()}`

/** Writes a draft, and answers its id. */
async function writeDraft(page: Page, title: string): Promise<string> {
  await page.goto('/admin/news')
  await main(page)
    .getByRole('link', { name: t('admin_news.add') })
    .click()
  await field(page, 'title').fill(title)
  await field(page, 'description').fill('Stoi od wczoraj w hali przy bramie.\n\nGrzeje od dziś rana.')
  await press(page, 'submit')
  await page.waitForURL(/\/admin\/news\/\d+$/)
  await expect(text(page, t('admin_news.draft_text'))).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('staff write, publish, change and withdraw a news item', async ({
  clerk,
  page,
  request,
  signedInAs,
}) => {
  const title = aTitle()
  await signedInAs(clerk)
  const id = await writeDraft(page, title)
  await expectAccessible(page)
  const isListed = async () => (await (await request.get('/allnews')).text()).includes(title)
  const statusOf = async () => (await request.get(`/news/${id}`)).status()
  expect(await statusOf()).toBe(404)
  expect(await isListed()).toBe(false)

  await press(page, 'publish')
  await expect(text(page, t('admin_news.published_text'))).toBeVisible()
  await expect.poll(isListed, SOON).toBe(true)
  await expect.poll(statusOf, SOON).toBe(200)

  await field(page, 'urlVideo').fill('https://youtu.be/dQw4w9WgXcQ')
  const link = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  await expect(text(page, t('admin_news.video_ok', { link }))).toBeVisible()
  await field(page, 'description').fill('Nowa prasa pracuje od rana i nie przestanie do wiosny.')
  await expect(main(page).getByRole('article')).toContainText(
    'Nowa prasa pracuje od rana i nie przestanie do wiosny.',
  )
  await press(page, 'save')
  await expect
    .poll(async () => (await request.get(`/news/${id}`)).text(), SOON)
    .toContain('Nowa prasa pracuje od rana i nie przestanie do wiosny.')

  await page.goto(`/admin/news?search=${title}`)
  await expect(main(page).getByRole('row')).toHaveCount(2)
  await expect(main(page).getByRole('row').last()).toContainText(t('admin_news.published'))
  await main(page).getByRole('link', { name: title }).click()
  await press(page, 'unpublish')
  await expect(text(page, t('admin_news.draft_text'))).toBeVisible()
  await expect.poll(isListed, SOON).toBe(false)
  await expect.poll(statusOf, SOON).toBe(404)
})

test('of two who change one item at once the second is warned and loses nothing', async ({
  clerk,
  page,
  context,
  signedInAs,
  browserErrors,
}) => {
  await signedInAs(clerk)
  const title = aTitle()
  const id = await writeDraft(page, title)
  const other = await context.newPage()
  await other.goto(`/admin/news/${id}`)
  await field(other, 'title').fill(`${title} – pierwsza`)
  await field(page, 'title').fill(`${title} – druga`)
  await press(other, 'save')
  await expect(other.getByText(t('admin_news.saved'))).toBeVisible()
  await other.close()

  browserErrors.expect(/409/)
  await press(page, 'save')
  await expect(text(page, t('admin.changed_elsewhere'))).toBeVisible()
  await expect(field(page, 'title')).toHaveValue(`${title} – druga`)
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: t('admin.take_newest') })
    .click()
  await expect(field(page, 'title')).toHaveValue(`${title} – pierwsza`)
})

test('what is not saved is asked for before it is lost', async ({ clerk, page, signedInAs }) => {
  await signedInAs(clerk)
  await page.goto('/admin/news/new')
  await field(page, 'title').fill('Tylko na chwilę')
  const leave = () =>
    main(page)
      .getByRole('link', { name: t('admin_news.back') })
      .click()
  const dialog = page.getByRole('dialog', { name: t('admin_news.leave_title') })
  await leave()
  await dialog.getByRole('button', { name: t('admin_news.stay') }).click()
  await expect(field(page, 'title')).toHaveValue('Tylko na chwilę')
  await leave()
  await dialog.getByRole('button', { name: t('admin_news.leave') }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
})

test('a link that leads to no video is refused at its field, before anything is sent', async ({
  clerk,
  page,
  signedInAs,
}) => {
  await signedInAs(clerk)
  await page.goto('/admin/news/new')
  await field(page, 'urlVideo').fill('https://vimeo.com/76979871')
  await expect(text(page, t('admin_news.video_bad'))).toBeVisible()
  await press(page, 'submit')
  const summary = main(page).getByRole('alert')
  await expect(summary).toContainText(t('admin_news.errors.title_required'))
  await summary.getByRole('link', { name: t('admin_news.errors.video_invalid') }).click()
  await expect(field(page, 'urlVideo')).toBeFocused()
})

test('staff upload the picture of a news item, which stands on its page', async ({
  clerk,
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(clerk)
  const id = await writeDraft(page, aTitle())
  const picture = main(page).getByRole('group', { name: t('admin_news.fields.url') })
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'prasa.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect(picture.getByRole('listitem').getByRole('img')).toBeVisible()
  const reply = page.waitForResponse(
    (each) => each.request().method() !== 'GET' && each.url().endsWith(`/api/admin/news/${id}`),
  )
  await press(page, 'save')
  expect((await reply).ok()).toBe(true)
  // The draft was saved as well, and that may still stand there.
  await expect(page.getByText(t('admin_news.saved')).last()).toBeVisible()
  await press(page, 'publish')
  await expect(text(page, t('admin_news.published_text'))).toBeVisible()
  await expect
    .poll(async () => (await request.get(`/news/${id}`)).text(), SOON)
    .toMatch(/\/pictures\/[\da-f]{32}/)
  await press(page, 'unpublish')
  await expect(text(page, t('admin_news.draft_text'))).toBeVisible()
})
