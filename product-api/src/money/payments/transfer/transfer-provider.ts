import { undecided, type PaymentProvider } from '../payment-provider.ts'

const neverAsked = async (): Promise<never> => {
  throw new Error('nobody is asked about a bank transfer: it is found on a statement')
}

/**
 * The shop's own bank account as a payment provider. The buyer transfers the money, and staff match the line of the bank's statement to
 * the order (`bank-statements/`). Money goes back by a transfer that staff make at the bank: here it is only written down.
 */
export function createTransferProvider(): PaymentProvider {
  return {
    name: 'transfer',
    lifetimeMs: 0,
    create: neverAsked,
    pageOf: () => null,
    blik: null,
    complete: async () => ({ kind: 'answered', verdict: undecided }),
    readNotification: neverAsked,
    reconcile: async () => undecided,
    refund: async () => ({ kind: 'done' }),
    findRefund: async () => null,
  }
}
