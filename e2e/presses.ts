import type { Locator, Page } from '@playwright/test'

/** The shop as somebody uses it who counts each press of a finger; what is typed does not count, the way into its field does. */
export class Presses {
  count = 0

  async on(what: Locator): Promise<void> {
    this.count += 1
    await what.click()
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.count += 1
    await list.selectOption(value)
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1
    await field.fill(text)
  }

  async key(page: Page, key: string): Promise<void> {
    this.count += 1
    await page.keyboard.press(key)
  }
}
