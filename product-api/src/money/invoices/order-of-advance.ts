import { sumsOf, totalOfSums } from '@bieznik/contract/money/vat'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import { amount, gtuOfProduct, nameOfGoods, UNIT } from './invoice-line.ts'
import { netLines, type NetLine } from './net-lines.ts'
import { element, type XmlNode } from './xml-writer.ts'

function rowOf(
  { line, unitNet, net, vat }: NetLine<InvoiceLine>,
  number: number,
  isBefore: boolean,
): XmlNode {
  const gtu = gtuOfProduct[line.productType]
  return element('ZamowienieWiersz', [
    element('NrWierszaZam', String(number)),
    element('P_7Z', nameOfGoods(line)),
    element('P_8AZ', UNIT),
    element('P_8BZ', String(line.quantity)),
    element('P_9AZ', amount(unitNet)),
    element('P_11NettoZ', amount(net)),
    element('P_11VatZ', amount(vat)),
    element('P_12Z', line.rate),
    gtu !== undefined && element('GTUZ', gtu),
    isBefore && element('StanPrzedZ', '1'),
  ])
}

/** `Zamowienie` of an advance invoice: what was ordered. Of its correction: as it was, and as it is. */
export function orderOfAdvance({ lines, correction }: InvoiceContent): XmlNode {
  const before = correction ? netLines(correction.before) : []
  return element('Zamowienie', [
    element('WartoscZamowienia', amount(totalOfSums(sumsOf(lines)).gross)),
    ...before.map((each, index) => rowOf(each, index + 1, true)),
    ...netLines(lines).map((each, index) => rowOf(each, before.length + index + 1, false)),
  ])
}
