import type { Page } from '@playwright/test'

/** The end of a document whose place another one takes. */
const WAS_LEFT = /Execution context was destroyed|navigating/

/** Once all scripts with which the page opened have run. They begin when it is drawn, so `load` may be over before. */
export async function untilScriptsRun(page: Page): Promise<void> {
  try {
    await page.evaluate(async () => void (await window.scriptsRun))
  } catch (error) {
    // Whoever was led on meanwhile is where the shop wants them.
    if (!(error instanceof Error && WAS_LEFT.test(error.message))) throw error
  }
}

/**
 * From here on, whoever opens a page and waits for it until `load` waits for its scripts as well: a test is quicker than any person, and
 * what is pressed before the scripts run has tests of its own.
 */
export function openWithScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const afterwards = async <Response>(response: Response, waitUntil = 'load') => {
    if (waitUntil === 'load') await untilScriptsRun(page)
    return response
  }
  page.goto = async (url, options) => afterwards(await goto(url, options), options?.waitUntil)
  page.reload = async (options) => afterwards(await reload(options), options?.waitUntil)
}
