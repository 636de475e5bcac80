import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInTheDark } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const BREACH = '<img src="data:," width="40" height="40">'
const documentOf = (body: string) =>
  `<!doctype html><html lang="pl"><title>Opony</title><main><h1>Opony</h1>${body}</main></html>`

async function show(page: Page, body: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(documentOf(body))
}

test('what not everyone can use is found, in a frame of another site as well', async ({ page }) => {
  await show(page, '')
  await expectAccessible(page)
  await show(page, BREACH)
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')

  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf(BREACH) }),
  )
  await show(page, '<iframe src="https://elsewhere.example/" title="Film"></iframe>')
  await expect(page.frameLocator('iframe').locator('img')).toBeAttached()
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')
})

test('what can be read by day alone is found', async ({ page }) => {
  const style = '<style>@media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }</style>'
  await show(page, `${style}<p>Opony bieżnikowane</p>`)
  await expectAccessible(page)
  await expect(expectAccessibleInTheDark(page)).rejects.toThrow('color-contrast')
})

test('who wants no movement has the other colours at once, in whatever depth', async ({ page }) => {
  await page.goto('/signIn')
  await page.emulateMedia({ colorScheme: 'dark' })
  const isMoving = await page.evaluate(async () => {
    const seen: boolean[] = []
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame)
      seen.push(document.getAnimations().some((animation) => animation instanceof CSSTransition))
    }
    return seen
  })
  expect(isMoving).toEqual([false, false, false])
})
