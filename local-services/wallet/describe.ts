import type { Capture, Order, Refund } from './orders.ts'
import { totalRefunded } from './refunds.ts'
import type { Lie } from './faults.ts'

/* Orders, captures and refunds in the words of PayPal's REST interface. */

const other = {
  amount: '0.01',
  currency: 'EUR',
  payee: 'ANTHERPAYEE23',
  custom: '00000000-0000-4000-8000-000000000000',
}

export function describeCapture(order: Order, capture: Capture, base: string, lie?: Lie | null) {
  const { currency_code, value } = capture.amount
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: {
      currency_code: lie === 'currency' ? other.currency : currency_code,
      value: lie === 'amount' ? other.amount : value,
    },
    final_capture: true,
    custom_id: lie === 'custom_id' ? other.custom : order.unit.custom_id,
    invoice_id: order.unit.invoice_id,
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [
      { href: `${base}/v2/payments/captures/${capture.id}`, rel: 'self', method: 'GET' },
      { href: `${base}/v2/payments/captures/${capture.id}/refund`, rel: 'refund', method: 'POST' },
      { href: `${base}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  }
}

export function describeOrder(order: Order, base: string, lie?: Lie | null) {
  const { unit, capture } = order
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        ...unit,
        custom_id: lie === 'custom_id' ? other.custom : unit.custom_id,
        payee: lie === 'payee' ? { merchant_id: other.payee } : unit.payee,
        ...(capture && {
          payments: {
            captures: [describeCapture(order, capture, base, lie)],
            ...(capture.refunds.length > 0 && {
              refunds: capture.refunds.map((refund) => describeRefund(order, capture, refund, base)),
            }),
          },
        }),
      },
    ],
    ...(order.instrument && {
      payer: {
        name: { given_name: 'Stand', surname: 'In' },
        email_address: 'buyer@paypal.example',
        payer_id: 'QYR5Z8XDVJNXQ',
      },
    }),
    create_time: order.createdAt,
    links: [{ href: `${base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' }],
  }
}

export function describeRefund(order: Order, capture: Capture, refund: Refund, base: string) {
  const { id, amount, status, customId, invoiceId } = refund
  return {
    id,
    status,
    // The only reason that PayPal names.
    ...(status !== 'COMPLETED' && { status_details: { reason: 'ECHECK' } }),
    amount,
    custom_id: customId ?? order.unit.custom_id,
    invoice_id: invoiceId ?? order.unit.invoice_id,
    seller_payable_breakdown: { gross_amount: amount, total_refunded_amount: totalRefunded(capture) },
    links: [
      { href: `${base}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${base}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
  }
}
