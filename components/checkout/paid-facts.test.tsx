import { grosze } from '@bieznik/contract/money/money'
import type { PaymentMethod } from '@bieznik/contract/selling/order'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPayment } from '@/tests/shop-examples'
import { renderWithQueries } from '@/tests/render-with-queries'
import { translate } from '@/tests/render'
import { PaidFacts } from './paid-facts'

const t = translate('pl')
const paid = { payments: [aPayment({ amount: grosze(100_000) })], isUnknown: false, retry: () => undefined }

it.each([
  ['payment_at_delivery', 'due_at_delivery'],
  ['paypal', 'due_at_delivery'],
  ['przelewy24', 'due'],
  ['transfer', 'due'],
] as const satisfies readonly (readonly [PaymentMethod, string])[])(
  'what is left of an order by %s is named %s',
  (method, name) => {
    renderWithQueries(<PaidFacts paid={paid} total={grosze(165_000)} method={method} />)
    expect(screen.getByText(t(`checkout.${name}`))).toBeVisible()
  },
)
