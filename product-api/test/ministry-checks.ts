import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { XmlDocument, XmlElement } from 'libxml2-wasm'

/* What the Ministry of Finance publishes about FA(3) beyond its schema, checked on the document alone: nothing of the code that writes it. */

/** A document with what is asked of it again and again. */
class Read {
  private readonly document: XmlDocument

  constructor(document: XmlDocument) {
    this.document = document
  }

  texts(path: string): string[] {
    const named = path
      .split('/')
      .map((name) => `*[local-name()="${name}"]`)
      .join('/')
    return this.document.find(`//${named}`).map((node) => node.content)
  }

  /** The only one; empty: there is none. */
  text(path: string): string {
    return this.texts(path)[0] ?? ''
  }

  /** In grosze. */
  amount(path: string): number {
    return this.texts(path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)
  }

  rows(name: string): ((child: string) => string)[] {
    const found = this.document.find(`//*[local-name()="${name}"]`)
    return found.map((row) => {
      if (!(row instanceof XmlElement)) throw new Error(`${name} is no element`)
      return (child) => row.get(`*[local-name()="${child}"]`)?.content ?? ''
    })
  }
}

type Rule = (read: Read) => boolean

const sumsNames = ['1', '2', '3']
const taxed = (read: Read) =>
  sumsNames.reduce((sum, each) => sum + read.amount(`P_13_${each}`) + read.amount(`P_14_${each}`), 0)
const isAdvance = (read: Read) => read.text('RodzajFaktury').endsWith('ZAL')
const grosze = (text: string) => Math.round(Number(text) * 100)

function isOrderWhole(read: Read): boolean {
  const rows = read.rows('ZamowienieWiersz')
  const now = rows.filter((row) => row('StanPrzedZ') === '')
  const worth = now.reduce((sum, row) => sum + grosze(row('P_11NettoZ')) + grosze(row('P_11VatZ')), 0)
  const isNumbered = rows.every((row, index) => row('NrWierszaZam') === String(index + 1))
  return isNumbered && worth === read.amount('WartoscZamowienia')
}

/** Each with what it asks for. */
const rules: Readonly<Record<string, Rule>> = {
  'P_15 is net and VAT of every rate': (read) => read.amount('P_15') === taxed(read),
  'the lines come to P_15, of a correction what changes': (read) => {
    const lines = read.rows('FaWiersz')
    if (lines.length === 0) return isAdvance(read) || read.amount('P_15') === 0
    const sum = lines.reduce(
      (all, row) => all + grosze(row('P_11A')) * (row('StanPrzed') === '1' ? -1 : 1),
      0,
    )
    return sum === read.amount('P_15')
  },
  'P_11A is quantity times price': (read) =>
    read.rows('FaWiersz').every((row) => grosze(row('P_11A')) === Number(row('P_8B')) * grosze(row('P_9B'))),
  'lines are numbered from 1, 10 000 at most': (read) =>
    read.rows('FaWiersz').every((row, index) => row('NrWierszaFa') === String(index + 1) && index < 10_000),
  'goods are named, in 512 characters': (read) =>
    read.rows('FaWiersz').every((row) => row('P_7').length > 0 && Array.from(row('P_7')).length <= 512),
  'P_6 is another day than P_1': (read) => read.text('P_6') !== read.text('P_1'),
  'an advance invoice has the day of payment and what was ordered': (read) =>
    !isAdvance(read) ||
    read.text('RodzajFaktury') === 'KOR_ZAL' ||
    ((read.text('P_6') || read.text('P_1')) === read.text('DataZaplaty') && isOrderWhole(read)),
  'the order of an advance invoice comes to its value': (read) =>
    read.rows('ZamowienieWiersz').length === 0 || isOrderWhole(read),
  'every annotation is answered': (read) =>
    ['P_16', 'P_17', 'P_18', 'P_18A', 'P_23'].every((name) => /^[12]$/.test(read.text(name))) &&
    ['P_19N', 'P_22N', 'P_PMarzyN'].every((name) => read.text(name) === '1'),
  'a split payment names the account': (read) => read.text('P_18A') === '2' || read.text('NrRB') !== '',
  'numbers of Polish taxpayers have their check digit': (read) =>
    ['Podmiot1', 'Podmiot2', 'Podmiot2K'].every((party) =>
      read.texts(`${party}/DaneIdentyfikacyjne/NIP`).every(isNip),
    ),
  'a NIP belongs to a buyer in Poland': (read) =>
    read.text('Podmiot2/DaneIdentyfikacyjne/NIP') === '' || read.text('Podmiot2/Adres/KodKraju') === 'PL',
  'a correction says what it corrects': (read) =>
    !read.text('RodzajFaktury').startsWith('KOR') ||
    (read.text('NrFaKorygowanej') !== '' &&
      (read.text('NrKSeFN') === '1') !== (read.text('NrKSeFFaKorygowanej') !== '')),
}

/** The rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  const read = new Read(document)
  return Object.entries(rules).flatMap(([name, rule]) => (rule(read) ? [] : [name]))
}
