import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../e2e/browser.ts'
import { getVariable } from '../../scripts/env.mjs'

/** As root, Chromium runs only without its sandbox, as it does with Playwright's tests. */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const { executablePath, env } = await findBrowser(getVariable('PLAYWRIGHT_CHROMIUM_PATH') ?? undefined)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    ...(env && { env: { ...env } }),
    args: [...args],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
