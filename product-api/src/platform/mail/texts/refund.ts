import type { Language } from '@bieznik/contract/selling/order'

interface RefundMailTexts {
  subject: (orderId: number) => string
  lead: string
  order: string
  amount: string
  sentOn: string
  way: string
  when: string
  questions: string
  fileName: (orderId: number) => string
  see: string
  whyThisMail: string
}

/** The words of the mail that money went back. */
export const refundMailTexts: Record<Language, RefundMailTexts> = {
  pl: {
    subject: (orderId) => `Zwrot pieniędzy za zamówienie nr ${orderId}`,
    lead: 'Wysłaliśmy Ci zwrot pieniędzy.',
    order: 'Numer zamówienia',
    amount: 'Kwota zwrotu',
    sentOn: 'Wysłano',
    way: 'Sposób zwrotu',
    when: 'Kiedy dotrze',
    questions: 'Pieniądze nie przyszły?',
    fileName: (orderId) => `zwrot-${orderId}.pdf`,
    see: 'Zobacz zamówienie',
    whyThisMail: 'Piszemy, bo na ten adres złożono zamówienie w sklepie Bieżnik.',
  },
  en: {
    subject: (orderId) => `Refund for order no. ${orderId}`,
    lead: 'We have sent you a refund.',
    order: 'Order number',
    amount: 'Amount refunded',
    sentOn: 'Sent on',
    way: 'How it is paid',
    when: 'When to expect it',
    questions: 'The money has not come?',
    fileName: (orderId) => `refund-${orderId}.pdf`,
    see: 'See your order',
    whyThisMail: 'We write because an order was placed at the Bieżnik shop with this address.',
  },
  ru: {
    subject: (orderId) => `Возврат денег за заказ № ${orderId}`,
    lead: 'Мы отправили вам деньги обратно.',
    order: 'Номер заказа',
    amount: 'Сумма возврата',
    sentOn: 'Отправлено',
    way: 'Способ возврата',
    when: 'Когда придёт',
    questions: 'Деньги не пришли?',
    fileName: (orderId) => `refund-${orderId}.pdf`,
    see: 'Посмотреть заказ',
    whyThisMail: 'Мы пишем, потому что с этим адресом оформлен заказ в магазине Bieżnik.',
  },
}
