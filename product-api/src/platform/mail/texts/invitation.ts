import type { Language } from '@bieznik/contract/selling/order'

interface InvitationTexts {
  subject: (orderId: number) => string
  lead: string
  product: string
  rules: string
  rulesText: string
  rate: string
  whyThisMail: string
  unsubscribe: string
}

/** The words of the mail that asks for an opinion. */
export const invitationTexts: Record<Language, InvitationTexts> = {
  pl: {
    subject: (orderId) => `Jak się sprawdza? Zamówienie nr ${orderId}`,
    lead: 'Minęły dwa tygodnie od doręczenia zamówienia. Prosimy o kilka słów, jak sprawdza się to, co przyszło: taka opinia pomaga innym wybrać.',
    product: 'Produkt',
    rules: 'Zasady',
    rulesText:
      'Opinie wystawiają tylko osoby, które kupiły i odebrały produkt. Publikujemy i dobre, i złe, a za opinię nic nie dajemy.',
    rate: 'Oceń zakup',
    whyThisMail: 'Piszemy, bo mamy zgodę na informacje handlowe sklepu Bieżnik. O to zamówienie pytamy raz.',
    unsubscribe: 'Nie chcę takich wiadomości',
  },
  en: {
    subject: (orderId) => `How is it going? Order no. ${orderId}`,
    lead: 'Your order was delivered two weeks ago. Please write a few words on how it works for you: a review like that helps others to choose.',
    product: 'Product',
    rules: 'Rules',
    rulesText:
      'Only people who bought and received a product can review it. We publish good and bad reviews alike and give nothing in return.',
    rate: 'Write a review',
    whyThisMail:
      'You get this mail because you agreed to commercial information from Bieżnik. We ask about this order once.',
    unsubscribe: 'Unsubscribe',
  },
  ru: {
    subject: (orderId) => `Как вам покупка? Заказ № ${orderId}`,
    lead: 'Две недели назад вам доставили заказ. Напишите, пожалуйста, несколько слов о том, как он вам служит: такой отзыв помогает другим выбрать.',
    product: 'Товар',
    rules: 'Правила',
    rulesText:
      'Отзывы пишут только те, кто купил и получил товар. Мы публикуем и хорошие, и плохие и ничего за них не даём.',
    rate: 'Оценить покупку',
    whyThisMail:
      'Вы получили это письмо, потому что согласились на рекламные письма магазина Bieżnik. Об этом заказе мы спрашиваем один раз.',
    unsubscribe: 'Отказаться от рассылки',
  },
}
