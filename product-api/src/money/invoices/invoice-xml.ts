import { grossOfLine, sumsOf, totalOfSums } from '@bieznik/contract/money/vat'
import { isAdvance, isChanged, statedSums, type InvoiceContent, type InvoiceLine } from './invoice-content.ts'
import { amount, gtuOfProduct, nameOfGoods, UNIT } from './invoice-line.ts'
import { orderOfAdvance } from './order-of-advance.ts'
import { formOfPayment } from './payment-forms.ts'
import { wordsIn } from '../../platform/words/words-in.ts'
import { isPaidToAccount } from '@bieznik/contract/money/payment-providers'
import { taxIdOf } from './tax-id-of-buyer.ts'
import { vatFields } from './vat.ts'
import { element, writeXml, xmlMoment, type XmlNode } from './xml-writer.ts'

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

export type IssuedInvoice = {
  number: string
  issuedOn: string
  issuedAt: Date
  content: InvoiceContent
}

/** The structured invoice FA(3), as KSeF takes it. It is valid only once `requireValidInvoice` has said so. */
export function writeInvoiceXml({ number, issuedOn, issuedAt, content }: IssuedInvoice): string {
  return writeXml(
    element(
      'Faktura',
      [
        headerOf(issuedAt),
        sellerOf(content),
        buyerOf(content),
        element('Fa', [
          element('KodWaluty', 'PLN'),
          element('P_1', issuedOn),
          element('P_1M', content.seller.seat.city),
          element('P_2', number),
          ...dayOf(content, issuedOn),
          ...sumElements(content),
          annotationsOf(content),
          element('RodzajFaktury', kindOf(content)),
          ...correctionOf(content),
          content.isToReceipt && element('FP', '1'),
          ...(isAdvance(content) ? [] : linesOf(content)),
          paymentOf(content),
          element('WarunkiTransakcji', [
            element('Zamowienia', [
              element('DataZamowienia', content.order.orderedOn),
              element('NrZamowienia', String(content.order.id)),
            ]),
          ]),
          isAdvance(content) && !content.correction?.buyerBefore && orderOfAdvance(content),
        ]),
        registersOf(content),
      ],
      { xmlns: NAMESPACE },
    ),
  )
}

/** `P_6`, of the delivery or of the payment before it, only where it is another day than that of the issue. */
function dayOf({ soldOn, advancePaidOn }: InvoiceContent, issuedOn: string): XmlNode[] {
  const day = advancePaidOn ?? soldOn
  return day === null || day === issuedOn ? [] : [element('P_6', day)]
}

function kindOf(content: InvoiceContent): string {
  if (isAdvance(content)) return content.correction ? 'KOR_ZAL' : 'ZAL'
  return content.correction ? 'KOR' : 'VAT'
}

const headerOf = (issuedAt: Date): XmlNode =>
  element('Naglowek', [
    element('KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
    element('WariantFormularza', '3'),
    element('DataWytworzeniaFa', xmlMoment(issuedAt)),
    element('SystemInfo', 'Bieznik'),
  ])

function sellerOf({ seller }: InvoiceContent): XmlNode {
  const { nip, legalName, seat, email, phone } = seller
  return element('Podmiot1', [
    element('DaneIdentyfikacyjne', [element('NIP', nip), element('Nazwa', legalName)]),
    element('Adres', [
      element('KodKraju', 'PL'),
      element('AdresL1', seat.street),
      element('AdresL2', `${seat.postCode} ${seat.city}`),
    ]),
    element('DaneKontaktowe', [element('Email', email), element('Telefon', phone.replaceAll(' ', ''))]),
  ])
}

/** Ties the buyer of a correction to the one that it corrects, within the document. */
const BUYER_KEY = '0001'

function buyerData(buyer: InvoiceContent['buyer']): XmlNode[] {
  const { name, address, postCode, city, countryCode } = buyer
  return [
    element('DaneIdentyfikacyjne', [...taxIdOf(buyer), element('Nazwa', name)]),
    element('Adres', [
      element('KodKraju', countryCode ?? 'PL'),
      element('AdresL1', address),
      element('AdresL2', `${postCode} ${city}`),
    ]),
  ]
}

function buyerOf({ buyer, correction }: InvoiceContent): XmlNode {
  return element('Podmiot2', [
    ...buyerData(buyer),
    correction !== null && correction.buyerBefore !== null && element('IDNabywcy', BUYER_KEY),
    // Neither a unit of a municipality nor a member of a VAT group, as far as the shop knows.
    element('JST', '2'),
    element('GV', '2'),
  ])
}

function sumElements(content: InvoiceContent): XmlNode[] {
  const sums = statedSums(content)
  // Who buys has nothing to do with the amounts.
  if (content.correction?.buyerBefore) return [element('P_15', amount(totalOfSums(sums).gross))]
  return [
    ...sums.flatMap(({ rate, net, vat }) => [
      element(vatFields[rate].net, amount(net)),
      element(vatFields[rate].vat, amount(vat)),
    ]),
    element('P_15', amount(totalOfSums(sums).gross)),
  ]
}

const annotationsOf = ({ isSplitPayment }: InvoiceContent): XmlNode =>
  element('Adnotacje', [
    element('P_16', '2'),
    element('P_17', '2'),
    element('P_18', '2'),
    element('P_18A', isSplitPayment ? '1' : '2'),
    element('Zwolnienie', [element('P_19N', '1')]),
    element('NoweSrodkiTransportu', [element('P_22N', '1')]),
    element('P_23', '2'),
    element('PMarzy', [element('P_PMarzyN', '1')]),
  ])

/** The words of the document for the books, which are kept in Polish. */
const correctionReasonsInPolish = {
  return: 'Zwrot towaru',
  discount: 'Obniżenie ceny (rabat)',
  mistake: 'Pomyłka na fakturze',
  other: 'Inna przyczyna',
  buyer: 'Zmiana danych nabywcy',
  tax_id: 'Błędny numer identyfikacyjny nabywcy',
} as const

/**
 * When a correction counts in the register: what happened after the sale on its own day, a mistake on that of the invoice; the buyer's
 * name never does, and of a reason in words the accountant decides.
 */
const effectOfReason = {
  return: '2',
  discount: '2',
  mistake: '1',
  other: null,
  buyer: null,
  tax_id: '1',
} as const

export const reasonInPolish = ({ reason, reasonText }: NonNullable<InvoiceContent['correction']>): string =>
  reasonText ?? correctionReasonsInPolish[reason]

function correctionOf(content: InvoiceContent): XmlNode[] {
  const { correction } = content
  if (!correction) return []
  const { reason, invoice, buyerBefore } = correction
  const effect = effectOfReason[reason]
  return [
    element('PrzyczynaKorekty', reasonInPolish(correction)),
    ...(effect === null ? [] : [element('TypKorekty', effect)]),
    element('DaneFaKorygowanej', [
      element('DataWystFaKorygowanej', invoice.issuedOn),
      element('NrFaKorygowanej', invoice.number),
      ...(invoice.ksefNumber === null
        ? [element('NrKSeFN', '1')]
        : [element('NrKSeF', '1'), element('NrKSeFFaKorygowanej', invoice.ksefNumber)]),
    ]),
    ...(buyerBefore === null
      ? []
      : [element('Podmiot2K', [...buyerData(buyerBefore), element('IDNabywcy', BUYER_KEY)])]),
    ...(isAdvance(content) ? [element('P_15ZK', amount(totalOfSums(sumsOf(correction.before)).gross))] : []),
  ]
}

/** Of a correction: each line that changes as it was and as it is, one after the other. */
function linesOf({ lines, correction }: InvoiceContent): XmlNode[] {
  if (!correction) return lines.map((line, index) => lineOf(line, index + 1))
  const changed = lines.flatMap((line, index) => {
    const was = correction.before[index]
    return was && isChanged(was, line)
      ? [
          { line: was, isBefore: true },
          { line, isBefore: false },
        ]
      : []
  })
  return changed.map(({ line, isBefore }, index) => lineOf(line, index + 1, isBefore))
}

function lineOf(line: InvoiceLine, number: number, isBefore = false): XmlNode {
  const gtu = gtuOfProduct[line.productType]
  return element('FaWiersz', [
    element('NrWierszaFa', String(number)),
    element('P_7', nameOfGoods(line)),
    element('P_8A', UNIT),
    element('P_8B', String(line.quantity)),
    element('P_9B', amount(line.price)),
    element('P_11A', amount(grossOfLine(line))),
    element('P_12', line.rate),
    gtu !== undefined && element('GTU', gtu),
    isBefore && element('StanPrzed', '1'),
  ])
}

function paymentOf({ payment, seller, isSplitPayment }: InvoiceContent): XmlNode {
  const form = formOfPayment(payment.method)
  return element('Platnosc', [
    payment.paidOn !== null && element('Zaplacono', '1'),
    payment.paidOn !== null && element('DataZaplaty', payment.paidOn),
    payment.paidOn === null &&
      payment.dueOn !== null &&
      element('TerminPlatnosci', [element('Termin', payment.dueOn)]),
    ...(form === null
      ? [
          element('PlatnoscInna', '1'),
          element('OpisPlatnosci', wordsIn.pl.paymentMethods[payment.method].name),
        ]
      : [element('FormaPlatnosci', form)]),
    (isPaidToAccount(payment.method) || isSplitPayment) &&
      element('RachunekBankowy', [element('NrRB', seller.bankAccount)]),
  ])
}

const registersOf = ({ seller: { legalName, krs, regon, bdo } }: InvoiceContent): XmlNode =>
  element('Stopka', [
    element('Rejestry', [
      element('PelnaNazwa', legalName),
      element('KRS', krs),
      element('REGON', regon),
      element('BDO', bdo),
    ]),
  ])
