/*
 * What both programs know of each payment provider, once. What the product API does with one stands in
 * `product-api/src/money/payments/providers.ts`, when the checkout offers it in `lib/payment/later-providers.server.ts`.
 */

/** Who takes the money; each is a method of payment of the same name. `transfer`: the shop's own bank account. */
export const paymentProviders = ['paypal', 'przelewy24', 'transfer'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

interface ProviderTraits {
  /**
   * - `before the order`: the order then has what was paid.
   * - `on its page`: the buyer goes to a page of the provider once the order is placed.
   * - `to the account`: of the shop, by the buyer's own bank.
   */
  paid: 'before the order' | 'on its page' | 'to the account'
  /** The BFF passes its notifications on as they came: what is signed is in their body. */
  notifiesBff?: true
}

const traits: Readonly<Record<PaymentProviderName, ProviderTraits>> = {
  paypal: { paid: 'before the order' },
  przelewy24: { paid: 'on its page', notifiesBff: true },
  transfer: { paid: 'to the account' },
}

export const isPaidBeforeOrder = (provider: PaymentProviderName) =>
  traits[provider].paid === 'before the order'

/** Methods of payment that an order waits for: it is to be paid within the days that the shop gives. */
export const awaitedMethods = paymentProviders.filter((provider) => !isPaidBeforeOrder(provider))

/** Whether it is paid to the shop's own account; also of what the forms have besides the methods. */
export const isPaidToAccount = (method: string): boolean =>
  paymentProviders.some((each) => each === method && traits[each].paid === 'to the account')

/** Whether an order with this method waits for its money; also of what the forms have besides the methods. */
export const isAwaited = (method: string): boolean => awaitedMethods.some((each) => each === method)

/** Those of them that lead to a page of the provider once the order is placed. */
export const laterMethods = paymentProviders.filter((provider) => traits[provider].paid === 'on its page')

/** Those whose notifications the BFF passes on; PayPal's webhooks have a route of their own. */
export const notifyingProviders = paymentProviders.filter((provider) => traits[provider].notifiesBff)
