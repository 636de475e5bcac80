import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './driver'

const PATIENCE_MS = 20_000

/** Complaints that belong to what is done: an address where nothing is. */
const EXPECTED = /Failed to load resource|status of 40[134]/

/** The first element of a selector, as code. */
export const css = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`

/** The first one of them that is seen and has this in its text or name. */
export const named = (selector: string, text: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    ((element.getAttribute('aria-label') ?? '') + element.textContent).includes(${JSON.stringify(text)}) &&
    element.checkVisibility({ visibilityProperty: true }))`

/** Whether React has taken the page over. */
const HYDRATED = `document.readyState === 'complete' &&
  [...document.querySelectorAll('main *')].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))`

/** A person with a browser in the shop. */
export class Visitor {
  readonly #driver: Driver
  readonly #url: string

  constructor(driver: Driver, url: string) {
    this.#driver = driver
    this.#url = url
  }

  run = (code: string): Promise<unknown> => this.#driver.run(code)

  async until(what: string, code: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    // A page that is being left has nothing to say for a moment.
    while ((await this.run(`!!(${code})`).catch(() => false)) !== true) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what} at ${await this.#where()}`)
      await sleep(100)
    }
  }

  #where = () => this.run(`location.href + ': ' + document.body.innerText.slice(0, 400)`).then(String, String)

  hydrated = (): Promise<void> => this.until('the scripts', HYDRATED)

  at = (path: string): Promise<void> => this.until(path, `location.pathname === ${JSON.stringify(path)}`)

  async go(path: string): Promise<void> {
    await this.#driver.go(this.#url + path)
    await this.hydrated()
  }

  async press(code: string): Promise<void> {
    await this.until(code, code)
    await this.#driver.click(code)
  }

  async write(selector: string, text: string): Promise<void> {
    await this.until(selector, `${css(selector)}?.disabled === false`)
    await this.#driver.type(css(selector), text)
  }

  async choose(code: string, value: string): Promise<void> {
    await this.until(code, `(${code})?.disabled === false`)
    await this.#driver.choose(code, value)
  }

  goBack = (): Promise<unknown> => this.run(`void setTimeout(() => history.back())`)

  goForward = (): Promise<unknown> => this.run(`void setTimeout(() => history.forward())`)

  async complaints(): Promise<readonly string[]> {
    return (await this.#driver.errors()).filter((error) => !EXPECTED.test(error))
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.write('main input[type=email]', email)
    await this.write('main input[autocomplete=current-password]', password)
    await this.press(css('main form button[type=submit]'))
  }

  close = (): Promise<void> => this.#driver.close()
}
