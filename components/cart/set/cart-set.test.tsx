import type { CartLine } from '@bieznik/contract/selling/cart'
import { languages } from '@bieznik/contract/language'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { withIntents, type CartIntent } from '@/lib/cart/cart-intents'
import { renderIn, translate } from '@/tests/render'
import { aCartLine, aSpacer, aWheel } from '@/tests/shop-examples'
import { CartSetBlock } from './cart-set-block'

// The texts are made before a build; here they are all there.
vi.mock('@/lib/i18n/cart-set-messages', () => ({
  CartSetMessages: ({ children }: { children: React.ReactNode }) => children,
}))

const onChange = vi.fn<(intent: CartIntent) => void>()
const onFocusLost = vi.fn<() => void>()
const t = translate('pl')

/** A cart that changes at once, as that of the page does. */
function Cart({ lines: first }: { lines: readonly CartLine[] }) {
  const [lines, setLines] = useState(first)
  const change = (intent: CartIntent) => {
    onChange(intent)
    setLines(withIntents(lines, [intent]))
  }
  return (
    <CartSetBlock
      lines={lines}
      about={lines}
      offeredExtras={['assembly', 'rings']}
      onChange={change}
      onFocusLost={onFocusLost}
    />
  )
}

const section = () => screen.findByRole('region', { name: t('cart_set.title') })
const status = () => screen.findByRole('status')

it('is not there while nothing speaks against the set', async () => {
  renderIn(<Cart lines={[aCartLine(4)]} />)
  expect(await status()).toBeEmptyDOMElement()
  expect(screen.queryByRole('region')).toBeNull()
})

it('makes four of three tires by one press, and says that nothing is left to note', async () => {
  const { user } = renderIn(<Cart lines={[aCartLine(3)]} />)
  expect(await section()).toHaveTextContent('Opony zakłada się na oś parami, a w koszyku są 3 sztuki.')
  expect(await section()).toHaveTextContent('§ 11')
  expect(await status()).toBeEmptyDOMElement()

  await user.click(screen.getByRole('button', { name: 'Zmień na 4 szt.: Nadbieg Trasa 195/80 R15 96T' }))
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'quantity', productId: 7, quantity: 4 })
  expect(onFocusLost).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(await status()).toHaveTextContent(t('cart_set.changed', { count: 0 }))
})

it('of a set whose numbers go together it says so, and that the bolts of its spacers are in the box', async () => {
  const spacer = { ...aSpacer, id: 9, system: 'through' }
  const { rerender } = renderIn(
    <Cart
      key="yes"
      lines={[
        { product: { ...spacer, boltsIncluded: 'yes' }, quantity: 4 },
        { product: { ...aWheel, id: 8 }, quantity: 4 },
      ]}
    />,
  )
  expect(await screen.findByText(t('cart_set.none'))).toBeVisible()
  expect(document.body).toHaveTextContent(t('cart_set.bolts_in_box', { thread: 'M14x1.5' }))
  rerender(<Cart key="no" lines={[{ product: { ...spacer, boltsIncluded: 'no' }, quantity: 4 }]} />)
  expect(await section()).toHaveTextContent('M14x1.5 +20 mm')
  expect(document.body).not.toHaveTextContent(t('cart_set.none'))
  expect(document.body).not.toHaveTextContent(t('cart_set.bolts_in_box', { thread: 'M14x1.5' }))
})

it('says once that bolts are in the box, also of two spacers', async () => {
  const spacer = { ...aSpacer, system: 'through', boltsIncluded: 'yes' }
  renderIn(
    <Cart
      lines={[
        { product: { ...spacer, id: 9 }, quantity: 2 },
        { product: { ...spacer, id: 10, thickness: 15 }, quantity: 2 },
        { product: { ...aWheel, id: 8 }, quantity: 4 },
      ]}
    />,
  )
  expect(await screen.findByText(t('cart_set.none'))).toBeVisible()
  const words = t('cart_set.bolts_in_box', { thread: 'M14x1.5' })
  expect(document.body.textContent.split(words)).toHaveLength(2)
})

it.each(languages)(
  'says in %s what can be asked for with the order, of what the shop offers',
  async (language) => {
    const say = translate(language)
    const spacer = { ...aSpacer, id: 9, boreWheel: 54.1, system: 'through', boltsIncluded: 'no' }
    renderIn(
      <Cart
        lines={[
          aCartLine(4, { diameter: 16, width: 205, profile: 55 }),
          { product: { ...aWheel, id: 8 }, quantity: 4 },
          { product: spacer, quantity: 4 },
        ]}
      />,
      language,
    )
    await screen.findByRole('region')
    expect(document.body).toHaveTextContent(
      say('cart_set.extras', { extras: say('delivery.extra_assembly') }),
    )
    const items = screen.getAllByRole('listitem').map((item) => item.textContent)
    const included = items.filter((item) => item?.includes(say('cart_set.included')))
    expect(included).toEqual([expect.stringMatching(/57[.,]1 × 54[.,]1/)])
    expect(items.length).toBeGreaterThan(1)
  },
)

it('offers a pair or a set in place of one tire, as far as there are so many', async () => {
  const { rerender } = renderIn(<Cart key="many" lines={[aCartLine(1)]} />)
  const offered = async () =>
    within(await section())
      .queryAllByRole('button')
      .map((button) => button.textContent?.slice(0, 15))
  expect(await offered()).toEqual(['Zmień na 2 szt.', 'Zmień na 4 szt.'])
  rerender(<Cart key="last" lines={[aCartLine(1, { quantityInStock: 1 })]} />)
  expect(await offered()).toEqual([])
})

it('leads from wheels that no tire fits to wheels that it does, in the language of the page', async () => {
  renderIn(<Cart lines={[aCartLine(4), { product: { ...aWheel, id: 8 }, quantity: 4 }]} />, 'ru')
  expect(await screen.findByRole('link', { name: 'Диски 15″ 5x112' })).toHaveAttribute(
    'href',
    '/ru/wheels/filter/diameter=15&boltSpacing=5x112',
  )
})

it.each(languages)('has words for every advice in %s', async (language) => {
  const wheel = { ...aWheel, id: 8 }
  const spacer = { ...aSpacer, id: 9, boreWheel: 66.6, system: 'through', boltsIncluded: 'no' }
  const carts: CartLine[][] = [
    [aCartLine(1), aCartLine(3, { id: 9, protector: 'Zima' })],
    [aCartLine(4), { product: wheel, quantity: 1 }],
    [
      aCartLine(4, { diameter: 16, width: 255, profile: 40, icVc: '96T' }),
      { product: { ...wheel, maxLoad: 500 }, quantity: 4 },
    ],
    [aCartLine(4, { diameter: 16 }), { product: { ...wheel, width: 7, maxLoad: 500 }, quantity: 4 }],
    [
      { product: spacer, quantity: 1 },
      { product: wheel, quantity: 4 },
    ],
    [
      { product: { ...spacer, boltLength: 48, boltDistance: '5x100' }, quantity: 2 },
      { product: wheel, quantity: 4 },
    ],
    [
      { product: spacer, quantity: 2 },
      { product: { ...wheel, centralBoreDiameter: 73.1 }, quantity: 4 },
    ],
  ]
  for (const lines of carts) {
    const { container, unmount } = renderIn(<Cart lines={lines} />, language)
    expect(await screen.findByRole('region')).toBeVisible()
    expect(container).not.toHaveTextContent(/cart_set|[{}]|NaN|undefined/)
    unmount()
  }
})
