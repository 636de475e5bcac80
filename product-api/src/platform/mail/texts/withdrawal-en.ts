import type { WithdrawalTexts } from './withdrawal-texts.ts'

export const en: WithdrawalTexts = {
  received: {
    subject: (number) => `We have received your withdrawal from the contract: ${number}`,
    lead: 'We confirm that we have received your statement of withdrawal from the contract. You need not give a reason or do anything else for it to count.',
    whyThisMail:
      'We write because this address was given in a statement of withdrawal in the shop Bieżnik. Keep this message: it is your acknowledgement.',
  },
  notice: {
    subject: (orderId) => `Someone has withdrawn from the contract on order no. ${orderId}`,
    lead: 'We have received a statement of withdrawal that names your order, but another e-mail address than the order has. If it was you, there is nothing to do.',
    notYou: 'If it was not you, write or call',
    whyThisMail: 'We write because an order was placed with this address in the shop Bieżnik.',
  },
  number: 'Number of the statement',
  receivedAt: 'Received',
  statement: 'Statement',
  words: 'I withdraw from the contract of sale.',
  order: 'Order',
  goods: 'Concerns',
  wholeOrder: 'the whole order',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  name: 'Name',
  email: 'E-mail address',
  account: 'Account for the refund',
  sendBack: 'Sending the goods back',
  sendBackTerms: (address) =>
    `If you have the goods already, send them back within 14 days of your statement to: ${address}. You may also bring them to the workshop.`,
  cost: 'Cost of sending back',
  costTerms: (zloty) =>
    `The buyer bears the direct cost of sending the goods back: a courier charges about ${zloty} zł for one tire or wheel. Bringing them to the workshop costs nothing.`,
  refund: 'Refund',
  refundTerms: (day) =>
    `We pay back all that was paid for these goods, with the cheapest standard delivery, on ${day} at the latest and in the way in which it was paid; what was paid on delivery by transfer to the account that you give us. We may wait until we have the goods, or proof that they were sent.`,
  questions: 'Questions',
  seeReturns: 'All about returns',
}
