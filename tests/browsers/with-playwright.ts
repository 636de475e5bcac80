import { chromium, type Page } from 'playwright'
import { findBrowser } from '@/e2e/browser'
import type { Driver } from './driver'

/** The Chromium of the browser tests, which every machine has. */
export async function openChromium(): Promise<Driver> {
  const browser = await chromium.launch(await findBrowser(undefined))
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, locale: 'pl-PL' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return { ...actionsOn(page), errors: async () => errors, close: () => browser.close() }
}

function actionsOn(page: Page): Omit<Driver, 'errors' | 'close'> {
  const find = async (code: string) => {
    const element = (await page.evaluateHandle<Element>(code)).asElement()
    if (element === null) throw new Error(`There is no element ${code}`)
    return element
  }
  return {
    go: (url) => page.goto(url),
    run: (code) => page.evaluate(code),
    click: async (code) => (await find(code)).click(),
    type: async (code, text) => {
      await (await find(code)).focus()
      await page.keyboard.type(text)
    },
    choose: async (code, value) => void (await (await find(code)).selectOption(value)),
  }
}
