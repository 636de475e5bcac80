/** Pages that answer what people type into the search and that is no product; `label` is a key of `footer`. */
const TOPICS = [
  {
    href: '/delivery',
    label: 'delivery',
    stems:
      'dostaw wysylk kurier platnosc zaplac faktur paragon odbior deliver shipping courier payment invoice доставк оплат курьер самовывоз счет-фактур',
  },
  {
    href: '/returns',
    label: 'returns',
    stems: 'zwrot zwroc odstap oddac return refund withdraw возврат вернуть отказ',
  },
  {
    href: '/guarantee',
    label: 'guarantee',
    stems: 'gwaranc rekojm reklamac warrant guarant complain гаранти рекламац',
  },
  { href: '/help', label: 'help', stems: 'pomoc pytani faq help question помощ вопрос' },
  {
    href: '/contact',
    label: 'contact_form',
    stems: 'kontakt telefon adres godzin contact phone hours контакт телефон адрес',
  },
] as const

export type HelpTopic = Pick<(typeof TOPICS)[number], 'href' | 'label'>

/** Without accents; Polish ł is no letter with an accent in Unicode. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

const topics = TOPICS.map(({ stems, ...topic }) => ({ ...topic, stems: stems.split(' ').map(fold) }))

/** The pages that a search asks for by one of its words, by the beginning of the word: words are inflected at their end. */
export function findHelp(query: string): readonly HelpTopic[] {
  const words = fold(query).split(/[^\p{L}\p{N}-]+/u)
  return topics
    .filter(({ stems }) => stems.some((stem) => words.some((word) => word.startsWith(stem))))
    .map(({ href, label }) => ({ href, label }))
}
