import type { StatementEntry } from '../src/money/bank-statements/statement-file.ts'

/* Files as banks write them. */

export type Movement = Omit<StatementEntry, 'currency' | 'isReversal'>
type Account = { account: string; currency?: string }

const decimal = (amount: number, mark: string) =>
  `${Math.floor(Math.abs(amount) / 100)}${mark}${String(Math.abs(amount) % 100).padStart(2, '0')}`
const signed = (amount: number, mark: string) => `${amount < 0 ? '-' : ''}${decimal(amount, mark)}`

const short = (day: string) => day.replaceAll('-', '').slice(2)

/** Numbered from `from` on, as many characters each as the field has. */
function subfields(text: string, from: number): string {
  const pieces = text.match(/.{1,27}/gu) ?? []
  return pieces.map((piece, index) => `~${from + index}${piece}`).join('')
}

/** Movements in one statement, with balances that fit. */
export function mt940File(movements: readonly Movement[], { account, currency = 'PLN' }: Account): string {
  const balance = (amount: number) => `${amount < 0 ? 'D' : 'C'}261130${currency}${decimal(amount, ',')}`
  const sum = movements.reduce((total, { amount }) => total + amount, 0)
  return [
    ':20:ST261130',
    `:25:PL${account}`,
    ':28C:00330/001',
    `:60F:${balance(100_000)}`,
    ...movements.flatMap(({ bookedOn, amount, title, payer, payerAccount }) => [
      `:61:${short(bookedOn)}${short(bookedOn).slice(2)}${amount < 0 ? 'D' : 'C'}${decimal(amount, ',')}N062NONREF//BR1`,
      `:86:020~00B062${subfields(title, 20)}~30${payerAccount.slice(2, 10)}${subfields(payer, 32)}~38PL${payerAccount}`,
    ]),
    `:62F:${balance(100_000 + sum)}`,
    '-',
  ].join('\r\n')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** An account's statement, with its balances. */
export function mbankFile(movements: readonly Movement[], { account, currency = 'PLN' }: Account): string {
  const balanceAfter = (count: number) =>
    signed(
      movements.slice(0, count).reduce((sum, { amount }) => sum + amount, 100_000),
      ',',
    )
  return [
    'mBank S.A.;',
    'Elektroniczne zestawienie operacji;',
    '#Klient;',
    'BIEŻNIK SP. Z O.O.;',
    '#Waluta;',
    `${currency};`,
    '#Numer rachunku;',
    `${account.slice(0, 2)} ${account.slice(2).replaceAll(/(.{4})(?=.)/g, '$1 ')};`,
    `#Saldo początkowe;${balanceAfter(0)} ${currency};`,
    '',
    '#Data księgowania;#Data operacji;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;',
    ...movements.map(
      ({ bookedOn, amount, title, payer, payerAccount }, index) =>
        `${bookedOn};${bookedOn};PRZELEW ZEWNĘTRZNY;${quoted(title)};${quoted(payer)};'${payerAccount}';${signed(amount, ',')};${balanceAfter(index + 1)};`,
    ),
    `;;;;;;#Saldo końcowe;${balanceAfter(movements.length)} ${currency};`,
    '',
    'Niniejszy dokument sporządzono elektronicznie.',
  ].join('\r\n')
}

/** The history of an account in iPKO. */
export function pkoFile(movements: readonly Movement[], { currency = 'PLN' }: Account): string {
  const head = [
    'Data operacji',
    'Data waluty',
    'Typ transakcji',
    'Kwota',
    'Waluta',
    'Saldo po transakcji',
    'Opis transakcji',
    '',
    '',
    '',
  ]
  const rows = movements.map(({ bookedOn, amount, title, payer, payerAccount }) => [
    bookedOn,
    bookedOn,
    'Przelew na rachunek',
    `${amount < 0 ? '-' : '+'}${decimal(amount, '.')}`,
    currency,
    '+1000.00',
    `Rachunek nadawcy: ${payerAccount}`,
    `Nazwa nadawcy: ${payer}`,
    `Tytuł: ${title}`,
    '',
  ])
  return [head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

const polish = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'
const pages = {
  windows1250: [
    0xb9, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0x9c, 0x9f, 0xbf, 0xa5, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0x8c, 0x8f,
    0xaf,
  ],
  latin2: [
    0xb1, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0xb6, 0xbc, 0xbf, 0xa1, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0xa6, 0xac,
    0xaf,
  ],
  cp852: [
    0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d,
    0xbd,
  ],
}

const encoder =
  (page: readonly number[]) =>
  (text: string): Uint8Array =>
    Uint8Array.from(Array.from(text), (letter) => page[polish.indexOf(letter)] ?? letter.charCodeAt(0))

export const encodeWindows1250 = encoder(pages.windows1250)
export const encodeLatin2 = encoder(pages.latin2)
export const encodeCp852 = encoder(pages.cp852)
