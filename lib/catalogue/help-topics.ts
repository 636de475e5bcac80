import { fold } from '@/lib/fold'

/** Pages that answer what people type into the search and that is no product; `label` is a key of `footer`. */
const TOPICS = [
  {
    href: '/delivery',
    label: 'delivery',
    stems:
      'dostawa dostawy dostawe wysylk kurier platnosc zaplac blik przelew rat montaz wywaz faktur paragon odbior deliver shipping courier payment fitting balanc invoice доставк оплат перевод монтаж балансировк курьер самовывоз счет-фактур',
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
  {
    href: '/help',
    label: 'help',
    stems: 'pomoc pytani anulow faq help question cancel помощ вопрос отменит отмена',
  },
  {
    href: '/contact',
    label: 'contact_form',
    stems: 'kontakt telefon adres godzin contact phone hours контакт телефон адрес',
  },
] as const

/** Makes and models that people type in place of a size: the page of the car says where its numbers are read. */
const CARS =
  'alfa audi bmw citroen dacia daewoo fiat ford honda hyundai iveco jeep kia lexus mazda mercedes mitsubishi nissan opel peugeot porsche ' +
  'renault seat skoda subaru suzuki tesla toyota uaz volkswagen volvo vw ' +
  'astra aygo berlingo boxer caddy clio corolla corsa crafter daily defender doblo ducato duster fabia fiesta focus forester golf insignia ' +
  'jimny jumper kadett kangoo kuga logan master megane mondeo navara niva octavia panda partner passat patrol polo punto qashqai rav4 sandero ' +
  'scenic sportage sprinter superb tiguan touran trafic transit transporter tucson vectra vitara vito vivaro yaris zafira ' +
  'ауди бмв газель дачия джип мазда мерседес ниссан нива опель октавия пассат пежо рено ситроен сузуки тойота транзит уаз фиат фольксваген форд ' +
  'хендай хонда шкода'

const CAR = { href: '/my-car', label: 'my_car' } as const

export type HelpTopic = Pick<(typeof TOPICS)[number], 'href' | 'label'> | typeof CAR

const carNames = new Set(CARS.split(' ').map(fold))

const topics = TOPICS.map(({ stems, ...topic }) => ({ ...topic, stems: stems.split(' ').map(fold) }))

const wordsOf = (query: string): string[] => fold(query).split(/[^\p{L}\p{N}-]+/u)

/** The pages that a search asks for by one of its words, by the beginning of the word: words are inflected at their end. */
export function findHelp(query: string): readonly HelpTopic[] {
  return topicsWhere(query, (word, stem) => word.startsWith(stem))
}

/** The beginning of a word that is still being typed. */
const SHORTEST_BEGINNING = 3

/** The same while the words are still being typed. */
export function suggestHelp(query: string): readonly HelpTopic[] {
  return topicsWhere(
    query,
    (word, stem) => word.startsWith(stem) || (word.length >= SHORTEST_BEGINNING && stem.startsWith(word)),
  )
}

/** Who names a size looks for goods: Kurier is a tread as well. */
const SIZE = /\d{3}/

function topicsWhere(query: string, matches: (word: string, stem: string) => boolean): readonly HelpTopic[] {
  const words = wordsOf(query)
  if (words.some((word) => SIZE.test(word))) return []
  return [
    // A name is a whole word: `tra` is the beginning of a tread as well.
    ...(words.some((word) => carNames.has(word)) ? [CAR] : []),
    ...topics
      .filter(({ stems }) => stems.some((stem) => words.some((word) => matches(word, stem))))
      .map(({ href, label }) => ({ href, label })),
  ]
}
