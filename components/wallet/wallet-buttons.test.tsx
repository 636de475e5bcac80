import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translate, renderIn } from '@/tests/render'
import { WalletButtons } from './wallet-buttons'

/* The provider's own React package, on a stand-in of its script. */

const t = translate('pl')
const createOrder = vi.fn<() => Promise<string>>()
const onApprove = vi.fn<(id: string) => Promise<void>>()
const handlers = {
  isDisabled: false,
  createOrder,
  onApprove,
  onCancel: () => undefined,
  onError: () => undefined,
}
const wallet = { clientId: 'client-of-the-shop', sdkBaseUrl: 'http://wallet.test/sdk/js' }

const scripts = () => Array.from(document.querySelectorAll('script'))
const script = () =>
  waitFor(() => {
    const [found] = scripts()
    if (!found) throw new Error('no script yet')
    return found
  })

/** What the provider's script leaves in the window: a button that asks for an order and has it approved. */
function Buttons(options: PayPalButtonsComponentProps) {
  const button = document.createElement('button')
  button.textContent = 'PayPal'
  button.addEventListener('click', () => {
    void (async () => {
      const orderID = await options.createOrder?.(
        { paymentSource: 'paypal' },
        { order: { create: () => Promise.reject(new Error('not here')) } },
      )
      await options.onApprove?.(
        { orderID: orderID ?? '' },
        { redirect: vi.fn<() => void>(), restart: vi.fn<() => void>() },
      )
    })()
  })
  return {
    isEligible: () => true,
    render: async (container: HTMLElement) => container.append(button),
    close: async () => button.remove(),
  }
}

beforeEach(() => {
  createOrder.mockReset().mockResolvedValue('5O190127TN364715T')
  onApprove.mockReset().mockResolvedValue()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const each of scripts()) each.remove()
})

it('come out of the provider’s script for this shop, in dollars and in the language of the page', async () => {
  renderIn(<WalletButtons wallet={wallet} {...handlers} />)
  const { origin, pathname, searchParams } = new URL((await script()).src)
  expect(origin + pathname).toBe(wallet.sdkBaseUrl)
  expect(Object.fromEntries(searchParams)).toEqual({
    'client-id': 'client-of-the-shop',
    currency: 'USD',
    intent: 'capture',
    components: 'buttons',
    locale: 'pl_PL',
  })
})

it('hand the nonce of the document to the provider’s script, which makes scripts of its own', async () => {
  const ours = document.createElement('script')
  ours.setAttribute('nonce', 'bm9uY2U=')
  document.head.append(ours)
  renderIn(<WalletButtons wallet={wallet} {...handlers} />)
  await waitFor(() => expect(scripts()).toHaveLength(2))
  const [theirs] = scripts().filter((each) => each.src.startsWith(wallet.sdkBaseUrl))
  expect(theirs).toHaveAttribute('data-csp-nonce', 'bm9uY2U=')
  expect(theirs).toHaveAttribute('nonce', 'bm9uY2U=')
})

it('ask for an order and hand over what was approved', async () => {
  const { user } = renderIn(<WalletButtons wallet={wallet} {...handlers} />)
  const loaded = await script()
  vi.stubGlobal('paypal', { Buttons })
  act(() => void fireEvent.load(loaded))
  await user.click(await screen.findByRole('button', { name: 'PayPal' }))
  await waitFor(() => expect(onApprove).toHaveBeenCalledExactlyOnceWith('5O190127TN364715T'))
  expect(createOrder).toHaveBeenCalledOnce()
})

it('are fetched again when their script could not be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const { user } = renderIn(<WalletButtons wallet={wallet} {...handlers} />)
  const failed = await script()
  act(() => void fireEvent.error(failed))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('payment_page.button_failed'))
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  await waitFor(() => expect(scripts()).toHaveLength(2))
  const [again] = scripts()
  vi.stubGlobal('paypal', { Buttons })
  act(() => void (again && fireEvent.load(again)))
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible()
})
