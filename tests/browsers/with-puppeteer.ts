import puppeteer, { TimeoutError, type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Driver, Engine } from './driver'
import { programs } from './programs'

async function open(options: LaunchOptions): Promise<Driver> {
  // The window has its size from the start: Debian's Firefox does not know how to change it afterwards.
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  const find = async (code: string): Promise<ElementHandle> => {
    const element = await page.evaluateHandle<[], () => Element>(code)
    if (element.asElement() === null) throw new Error(`There is no element ${code}`)
    return element
  }
  return {
    go: async (url) => {
      // Firefox reports what was under way when a page was left as failed.
      await page.waitForNetworkIdle({ idleTime: 200, concurrency: 2, timeout: 5_000 }).catch(ignoreTimeout)
      await page.goto(url)
    },
    run: (code) => page.evaluate(code),
    click: async (code) => {
      const element = await find(code)
      await element.scrollIntoView()
      await element.click()
    },
    type: async (code, text) => (await find(code)).type(text),
    choose: async (code, value) => void (await (await find(code)).select(value)),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error
}

export const firefox: Engine = {
  name: 'Firefox',
  program: programs.firefox,
  open: () =>
    open({
      browser: 'firefox',
      executablePath: programs.firefox,
      args: ['--width=1280', '--height=1000'],
    }),
}

/** Unlike the Chromium of the other tests it has a back/forward cache. */
export const chromium: Engine = {
  name: 'Chromium',
  program: programs.chromium,
  open: () => open({ executablePath: programs.chromium, args: ['--no-sandbox', '--window-size=1280,1000'] }),
}
