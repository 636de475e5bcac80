import type { Language } from '@bieznik/contract/selling/order'

interface PaymentMailTexts {
  subject: (amount: string, orderId: number) => string
  lead: string
  order: string
  amount: string
  way: string
  next: string
  /** What happens now that nothing is due. */
  begins: string
  /** A part is still to be paid. */
  waits: string
  see: string
}

/** The words of the mail that a payment came in. */
export const paymentMailTexts: Record<Language, PaymentMailTexts> = {
  pl: {
    subject: (amount, orderId) => `Zapłata przyjęta: ${amount} za zamówienie nr ${orderId}`,
    lead: 'Dziękujemy, otrzymaliśmy Twoją zapłatę.',
    order: 'Numer zamówienia',
    amount: 'Zapłacono',
    way: 'Sposób płatności',
    next: 'Co dalej',
    begins: 'Nic więcej nie trzeba płacić. Przygotujemy zamówienie i napiszemy, gdy coś się z nim zmieni.',
    waits: 'Zamówienie zaczniemy przygotowywać, gdy wpłynie reszta.',
    see: 'Zobacz zamówienie',
  },
  en: {
    subject: (amount, orderId) => `Payment received: ${amount} for order no. ${orderId}`,
    lead: 'Thank you, we have received your payment.',
    order: 'Order number',
    amount: 'Paid',
    way: 'Payment method',
    next: 'What happens next',
    begins: 'Nothing more is due. We will prepare your order and write when something about it changes.',
    waits: 'We will begin with the order when the rest has arrived.',
    see: 'See your order',
  },
  ru: {
    subject: (amount, orderId) => `Оплата получена: ${amount} за заказ № ${orderId}`,
    lead: 'Спасибо, мы получили вашу оплату.',
    order: 'Номер заказа',
    amount: 'Оплачено',
    way: 'Способ оплаты',
    next: 'Что дальше',
    begins: 'Больше платить ничего не нужно. Мы подготовим заказ и напишем, когда в нём что-то изменится.',
    waits: 'Мы начнём готовить заказ, когда поступит остальная сумма.',
    see: 'Посмотреть заказ',
  },
}
