import { expect, type Page } from '@playwright/test'
import type { Language } from '../contract/selling/order.ts'
import { texts } from './texts.ts'

type StepKey =
  | 'checkout.step_person'
  | 'checkout.step_delivery'
  | 'checkout.step_payment'
  | 'checkout.step_confirmation'

/** The checkout as a person sees it: a step, its fields and the ways on. */
export class Checkout {
  readonly page: Page
  readonly t: ReturnType<typeof texts>

  constructor(page: Page, language: Language = 'pl') {
    this.page = page
    this.t = texts(language)
  }

  /** The heading of the step that is shown. */
  step(key: StepKey) {
    return this.page.getByRole('heading', { level: 2, name: this.t(key) })
  }

  async fillPerson(): Promise<void> {
    await this.fillAddress({ address: 'Polna 7', zipcode: '90-001', city: 'Łódź' })
    await this.page.getByLabel(this.t('checkout.phone')).fill('+48 600 100 200')
  }

  async fillAddress(address: { address: string; zipcode: string; city: string }): Promise<void> {
    await this.page.getByLabel(this.t('checkout.address'), { exact: true }).fill(address.address)
    await this.page.getByLabel(this.t('checkout.zipcode')).fill(address.zipcode)
    await this.page.getByLabel(this.t('checkout.city')).fill(address.city)
  }

  async choosePayment(
    method: 'payment_at_delivery' | 'przelewy24' | 'transfer' = 'payment_at_delivery',
  ): Promise<void> {
    await this.page.getByLabel(this.t(`payment.${method}`)).check()
  }

  async consent(): Promise<void> {
    const t = this.t
    const privacy = t.markup('checkout.consent_privacy', { rules: String, privacy: String })
    await this.page.getByLabel(privacy).check()
    await this.page.getByLabel(t('checkout.consent_commercial')).check()
  }

  /** On to the next step, which is there when its heading has the focus. */
  async goOn(): Promise<void> {
    const before = await this.page.locator('#checkout-step').innerText()
    await this.page.getByRole('button', { name: this.t('checkout.next'), exact: true }).click()
    await expect(this.page.locator('#checkout-step')).not.toHaveText(before)
    await expect(this.page.locator('#checkout-step')).toBeFocused()
  }

  /** From the first step to the last, as a private person who picks the order up. */
  async walkToConfirmation(method?: 'przelewy24' | 'transfer'): Promise<void> {
    await this.fillPerson()
    await this.goOn()
    await this.goOn()
    await this.choosePayment(method)
    await this.goOn()
    await this.consent()
  }

  orderButton() {
    return this.page.getByRole('button', { name: this.t('checkout.submit') })
  }

  async order(): Promise<void> {
    await this.orderButton().click()
  }
}
