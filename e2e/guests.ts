import { expect, type Page } from '@playwright/test'
import type { Language } from '../contract/language.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { addressIn, texts } from './texts.ts'

export const SET = 4

/** Four into the cart, without an account, from the product's page. */
export async function buyFourAsGuest(page: Page, tire: ListedTire, language: Language): Promise<void> {
  await page.goto(addressIn(language, `/tireDetail/${tire.id}`))
  await addFourAsGuest(page, tire, language)
}

/** The same on its page, which is open. */
export async function addFourAsGuest(page: Page, tire: ListedTire, language: Language): Promise<void> {
  const t = texts(language)
  await page.getByLabel(t('product.quantity')).first().selectOption(String(SET))
  await page.getByRole('button', { name: `${t('product.add_to_cart')}: ${tire.title}` }).click()
  await expect(page.getByText(t('account.not_authenticated'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.without_account') })
    .click()
  await expect(page.getByText(t('product.added_to_cart'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: `${t('product.to_cart')}: ${tire.title}` })
    .click()
}
