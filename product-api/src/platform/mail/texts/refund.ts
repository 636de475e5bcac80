import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import type { Language } from '@bieznik/contract/selling/order'

/** Who sends the money; `by_hand`: staff do, of an order that was paid at the delivery. */
type Way = PaymentProviderName | 'by_hand'

interface RefundMailTexts {
  subject: (orderId: number) => string
  lead: string
  order: string
  amount: string
  sentOn: string
  way: string
  ways: Record<Way, string>
  when: string
  /** When to expect it. */
  whens: Record<Way, string>
  questions: string
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
    ways: {
      paypal: 'przez PayPal, tą samą drogą, którą przyszła wpłata',
      przelewy24: 'przez Przelewy24, tą samą drogą, którą przyszła wpłata',
      transfer: 'przelewem na rachunek, z którego przyszła wpłata',
      by_hand: 'tak, jak to z Tobą uzgodniliśmy: przelewem albo gotówką',
    },
    when: 'Kiedy dotrze',
    whens: {
      paypal: 'na koncie PayPal zwykle od razu, na karcie do kilku dni roboczych',
      przelewy24: 'na rachunku zwykle w ciągu 3 dni roboczych, na karcie do 10 dni',
      transfer: 'zwykle następnego dnia roboczego',
      by_hand: 'przelew jest zwykle na rachunku następnego dnia roboczego',
    },
    questions: 'Pieniądze nie przyszły?',
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
    ways: {
      paypal: 'through PayPal, the way it was paid',
      przelewy24: 'through Przelewy24, the way it was paid',
      transfer: 'by transfer to the account that it was paid from',
      by_hand: 'as we agreed with you: by transfer or in cash',
    },
    when: 'When to expect it',
    whens: {
      paypal: 'in a PayPal account usually at once, on a card within several working days',
      przelewy24: 'in a bank account usually within 3 working days, on a card within 10 days',
      transfer: 'usually on the next working day',
      by_hand: 'a transfer usually arrives on the next working day',
    },
    questions: 'The money has not come?',
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
    ways: {
      paypal: 'через PayPal, тем же путём, каким пришла оплата',
      przelewy24: 'через Przelewy24, тем же путём, каким пришла оплата',
      transfer: 'переводом на счёт, с которого пришла оплата',
      by_hand: 'так, как мы с вами договорились: переводом или наличными',
    },
    when: 'Когда придёт',
    whens: {
      paypal: 'на счёт PayPal обычно сразу, на карту в течение нескольких рабочих дней',
      przelewy24: 'на банковский счёт обычно в течение 3 рабочих дней, на карту до 10 дней',
      transfer: 'обычно на следующий рабочий день',
      by_hand: 'перевод обычно приходит на следующий рабочий день',
    },
    questions: 'Деньги не пришли?',
    see: 'Посмотреть заказ',
    whyThisMail: 'Мы пишем, потому что с этим адресом оформлен заказ в магазине Bieżnik.',
  },
}
