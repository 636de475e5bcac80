import type { BrowserContext } from '@playwright/test'

/** How long to wait for a page that may hang, in milliseconds. */
const PATIENCE_MS = 5_000

/** Prints what all windows show: of a run on another machine nothing is left but what it printed. */
export async function printScreens(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const screen = await page
      .locator('body')
      .ariaSnapshot({ timeout: PATIENCE_MS })
      .catch((error: unknown) => `not to be read: ${String(error)}`)
    console.info(`${page.url()} showed at the end:\n${screen}`)
  }
}
