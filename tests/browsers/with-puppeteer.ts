import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Driver, Engine } from './driver'
import { programs } from './programs'

async function open(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.setViewport({ width: 1280, height: 900 })
  const find = async (code: string): Promise<ElementHandle> => {
    const element = await page.evaluateHandle<[], () => Element>(code)
    if (element.asElement() === null) throw new Error(`There is no element ${code}`)
    return element
  }
  return {
    go: (url) => page.goto(url),
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

export const firefox: Engine = {
  name: 'Firefox',
  program: programs.firefox,
  open: () => open({ browser: 'firefox', executablePath: programs.firefox }),
}

/** Unlike the Chromium of the other tests it has a back/forward cache. */
export const chromium: Engine = {
  name: 'Chromium',
  program: programs.chromium,
  open: () => open({ executablePath: programs.chromium, args: ['--no-sandbox'] }),
}
