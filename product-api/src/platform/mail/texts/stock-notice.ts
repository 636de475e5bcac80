import type { Language } from '@bieznik/contract/selling/order'

interface StockNoticeTexts {
  subject: (title: string) => string
  lead: string
  stock: string
  pieces: (quantity: number) => string
  see: string
  noteTitle: string
  note: string
  whyThisMail: string
}

/** The words of the mail that says that a product is in stock again. */
export const stockNoticeTexts: Record<Language, StockNoticeTexts> = {
  pl: {
    subject: (title) => `Znów w magazynie: ${title}`,
    lead: 'Produkt, na który czekasz, jest znów w magazynie.',
    stock: 'W magazynie',
    pieces: (quantity) => `${quantity} szt.`,
    see: 'Zobacz produkt',
    noteTitle: 'Dobrze wiedzieć',
    note: 'Nie rezerwujemy sztuk: liczą się zamówienia w kolejności, w jakiej wpływają.',
    whyThisMail:
      'Piszemy raz, bo ten adres podano na stronie produktu. Usunęliśmy go już z listy czekających; jeśli to nie była Twoja prośba, nic nie trzeba robić.',
  },
  en: {
    subject: (title) => `Back in stock: ${title}`,
    lead: 'The product that you are waiting for is in stock again.',
    stock: 'In stock',
    pieces: (quantity) => `${quantity} pcs`,
    see: 'See the product',
    noteTitle: 'Good to know',
    note: 'We keep nothing aside: orders are served as they come in.',
    whyThisMail:
      'We write once, because this address was given on the page of the product. It is off the waiting list now; if you did not ask for this, there is nothing to do.',
  },
  ru: {
    subject: (title) => `Снова в наличии: ${title}`,
    lead: 'Товар, который вы ждёте, снова на складе.',
    stock: 'На складе',
    pieces: (quantity) => `${quantity} шт.`,
    see: 'Посмотреть товар',
    noteTitle: 'Полезно знать',
    note: 'Мы ничего не откладываем: заказы выполняются по порядку поступления.',
    whyThisMail:
      'Мы пишем один раз, потому что этот адрес указали на странице товара. Из списка ожидания он уже удалён; если просили не вы, делать ничего не нужно.',
  },
}
