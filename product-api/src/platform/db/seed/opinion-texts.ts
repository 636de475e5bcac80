/** What a reviewer wrote about a product; the same place in each list is the same reviewer, in their language. */
export interface OpinionText {
  rating: number
  text: string
  /** km */
  mileage: number | null
  /** What the shop answered, in the language of the opinion. */
  answer?: string
}

const firstTire: readonly OpinionText[] = [
  {
    rating: 5,
    text: 'Założone przed jesienią do jazdy po mieście. Na mokrym trzymają bez zastrzeżeń, na asfalcie ciszej, niż się spodziewałem.',
    mileage: 9_000,
  },
  {
    rating: 4,
    text: 'Dobra opona w tej cenie. Wyważenie bez problemu, na każde koło poszło najwyżej 40 g. Gwiazdka mniej, bo na autostradzie trochę je słychać.',
    mileage: 6_500,
    answer:
      'Dziękujemy za opinię. Po pierwszym tysiącu kilometrów szum zwykle cichnie, gdy bieżnik się ułoży.',
  },
  {
    rating: 5,
    text: 'Drugi komplet. Pierwszy przejechał 45 tysięcy i nie miałem z nim żadnych kłopotów.',
    mileage: 45_000,
  },
  {
    rating: 4,
    text: 'Honest value. Grip on wet asphalt is very good; fuel use is the same as with my old tires.',
    mileage: 11_000,
  },
  {
    rating: 5,
    text: 'Брала осторожно: восстановленные шины раньше не пробовала. Проехала зиму и весну, износ ровный, вибраций нет.',
    mileage: 8_000,
  },
]

const secondTire: readonly OpinionText[] = [
  {
    rating: 4,
    text: 'Do miasta w sam raz. Na mokrych torach rusza pewnie tam, gdzie poprzednie już buksowały.',
    mileage: 4_000,
  },
  {
    rating: 5,
    text: 'Przyszły dwa dni po zamówieniu, data produkcji świeża. Jeżdżę od lata, zero uwag.',
    mileage: null,
  },
  {
    rating: 3,
    text: 'Opona poprawna, ale na jednej z czterech musiałem poprawiać wyważenie po tygodniu.',
    mileage: 3_000,
    answer:
      'Przykro nam. Wyważenie u nas jest bezpłatne, prosimy przyjechać o dowolnej porze w godzinach otwarcia.',
  },
  {
    rating: 5,
    text: 'Fitted at the workshop while I waited. Quiet, predictable, no pull to either side.',
    mileage: 5_200,
  },
  {
    rating: 4,
    text: 'На снегу уверенно, на льду — как все. За такие деньги лучше не нашла.',
    mileage: 7_500,
  },
]

const wheel: readonly OpinionText[] = [
  {
    rating: 5,
    text: 'Pasują bez pierścieni, lakier równy. Po zimie w soli ani jednego odprysku.',
    mileage: 12_000,
  },
  {
    rating: 5,
    text: 'Otwór centralny zgodny z opisem, śruby weszły ręką. Dobrze zapakowane.',
    mileage: null,
  },
  {
    rating: 4,
    text: 'Solidne felgi pod zimówki. Jedna miała niewielkie bicie, warsztat wyprowadził ją przy wyważaniu.',
    mileage: 8_000,
  },
  {
    rating: 5,
    text: 'Exactly as described, bolt pattern and bore fit my car. Would buy again.',
    mileage: 15_000,
  },
  {
    rating: 4,
    text: 'Хорошие диски, краска держится. Доставили на день позже, чем обещали.',
    mileage: 6_000,
  },
]

const spacer: readonly OpinionText[] = [
  { rating: 5, text: 'Dystanse spasowane co do dziesiątki, żadnych drgań przy 140 km/h.', mileage: 10_000 },
  {
    rating: 4,
    text: 'Długość śrub z opisu się zgadza, dokupiłem takie i wszystko pasowało. Przydałaby się instrukcja z momentem dokręcania.',
    mileage: 4_500,
  },
  {
    rating: 5,
    text: 'Koła wreszcie nie ocierają przy pełnym skręcie. Po 500 km sprawdziłem śruby, nic nie puściło.',
    mileage: 5_000,
  },
  {
    rating: 5,
    text: 'Clean machining, snug on the hub. The wheels sit where they should now.',
    mileage: 7_000,
  },
  {
    rating: 4,
    text: 'Сели ровно, биения нет. Хотелось бы видеть на коробке момент затяжки.',
    mileage: 3_500,
  },
]

export const opinionTexts = { firstTire, secondTire, wheel, spacer }
