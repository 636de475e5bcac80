import type { Language } from '@bieznik/contract/selling/order'

interface InvoiceMailTexts {
  subject: Record<'invoice' | 'correction', (number: string) => string>
  lead: Record<'invoice' | 'correction', string>
  number: string
  order: string
  amount: Record<'invoice' | 'correction', string>
  fileName: (number: string) => string
  noteTitle: string
  note: string
  see: string
  whyThisMail: string
}

const fileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`

/** The words of the mail that brings an invoice or a correction. */
export const invoiceMailTexts: Record<Language, InvoiceMailTexts> = {
  pl: {
    subject: {
      invoice: (number) => `Faktura ${number}`,
      correction: (number) => `Faktura korygująca ${number}`,
    },
    lead: {
      invoice: 'Przesyłamy fakturę do Twojego zamówienia. Jest w załączonym pliku PDF.',
      correction: 'Przesyłamy korektę faktury do Twojego zamówienia. Jest w załączonym pliku PDF.',
    },
    number: 'Numer faktury',
    order: 'Numer zamówienia',
    amount: { invoice: 'Kwota', correction: 'Zmiana kwoty' },
    fileName,
    noteTitle: 'Gdzie jeszcze ją znajdziesz',
    note: 'Fakturę pobierzesz też na stronie zamówienia, bez logowania.',
    see: 'Zobacz zamówienie',
    whyThisMail: 'Piszemy, bo na ten adres złożono zamówienie w sklepie Bieżnik.',
  },
  en: {
    subject: {
      invoice: (number) => `Invoice ${number}`,
      correction: (number) => `Correcting invoice ${number}`,
    },
    lead: {
      invoice: 'Here is the invoice for your order, as the attached PDF file.',
      correction: 'Here is the correction of the invoice for your order, as the attached PDF file.',
    },
    number: 'Invoice number',
    order: 'Order number',
    amount: { invoice: 'Amount', correction: 'Change of the amount' },
    fileName,
    noteTitle: 'Where else to find it',
    note: 'You can also download the invoice on the page of the order, without signing in.',
    see: 'See the order',
    whyThisMail: 'We write because an order was placed at the Bieżnik shop with this address.',
  },
  ru: {
    subject: {
      invoice: (number) => `Счёт-фактура ${number}`,
      correction: (number) => `Корректировочный счёт-фактура ${number}`,
    },
    lead: {
      invoice: 'Отправляем счёт-фактуру к вашему заказу. Документ во вложенном файле PDF.',
      correction: 'Отправляем корректировку счёта-фактуры к вашему заказу. Документ во вложенном файле PDF.',
    },
    number: 'Номер счёта-фактуры',
    order: 'Номер заказа',
    amount: { invoice: 'Сумма', correction: 'Изменение суммы' },
    fileName,
    noteTitle: 'Где ещё его найти',
    note: 'Счёт-фактуру можно также скачать на странице заказа, без входа.',
    see: 'Посмотреть заказ',
    whyThisMail: 'Мы пишем, потому что с этим адресом оформлен заказ в магазине Bieżnik.',
  },
}
