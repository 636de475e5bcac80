import type { ImportField } from '@bieznik/contract/product-import'
import type { Language } from '@bieznik/contract/order'

type Names = Record<Language, readonly [string, ...string[]]>

/** The export's name of the ids, which nobody else has. Only below it an id says by itself which product is meant. */
export const OUR_ID = 'ID Bieżnik'

/** What a column is called in each language. The export writes the first one, the import knows them all. */
export const headerNames: Record<ImportField, Names> = {
  id: { pl: [OUR_ID, 'ID', 'Numer'], en: [OUR_ID, 'ID', 'Product id'], ru: [OUR_ID, 'ID', 'Номер'] },
  productType: {
    pl: ['Rodzaj', 'Rodzaj produktu'],
    en: ['Product type', 'Kind'],
    ru: ['Вид', 'Вид товара', 'Тип товара'],
  },
  title: {
    pl: ['Nazwa', 'Nazwa produktu', 'Nazwa towaru', 'Tytuł', 'Produkt', 'Towar'],
    en: ['Title', 'Name', 'Product', 'Product name'],
    ru: ['Название', 'Наименование', 'Товар', 'Номенклатура'],
  },
  price: {
    pl: ['Cena', 'Cena PLN', 'Cena brutto', 'Cena (zł)', 'Cena zł'],
    en: ['Price', 'Price PLN', 'Gross price'],
    ru: ['Цена', 'Цена PLN', 'Цена, злотых', 'Цена брутто'],
  },
  quantityInStock: {
    pl: ['Stan', 'Stan magazynowy', 'Ilość', 'Sztuk', 'Dostępność'],
    en: ['Stock', 'Quantity', 'In stock', 'Qty'],
    ru: ['Остаток', 'Количество', 'Кол-во', 'Наличие'],
  },
  inArchive: { pl: ['W archiwum', 'Archiwum'], en: ['Archived', 'In archive'], ru: ['В архиве', 'Архив'] },
  url: {
    pl: ['Zdjęcie', 'Adres zdjęcia', 'Zdjęcie główne'],
    en: ['Picture', 'Image', 'Picture URL'],
    ru: ['Фото', 'Изображение', 'Картинка'],
  },
  manufacturer: {
    pl: ['Producent', 'Marka'],
    en: ['Manufacturer', 'Brand', 'Make'],
    ru: ['Производитель', 'Марка', 'Бренд'],
  },
  typeOfTire: {
    pl: ['Typ opony', 'Typ', 'Przeznaczenie'],
    en: ['Tire type', 'Tyre type', 'Type'],
    ru: ['Тип шины', 'Тип', 'Назначение'],
  },
  icVc: {
    pl: ['Indeks', 'Indeks nośności i prędkości', 'IC/VC', 'LI/SI', 'LI/SS'],
    en: ['Load and speed index', 'Index'],
    ru: ['Индекс', 'Индекс нагрузки и скорости'],
  },
  season: { pl: ['Sezon'], en: ['Season'], ru: ['Сезон', 'Сезонность'] },
  protector: {
    pl: ['Bieżnik', 'Wzór', 'Wzór bieżnika', 'Model'],
    en: ['Tread', 'Pattern'],
    ru: ['Протектор', 'Рисунок', 'Модель'],
  },
  urls: {
    pl: ['Dalsze zdjęcia', 'Zdjęcia'],
    en: ['More pictures', 'Pictures', 'Images'],
    ru: ['Другие фото', 'Фотографии'],
  },
  inf: { pl: ['Opis'], en: ['Description'], ru: ['Описание'] },
  width: { pl: ['Szerokość'], en: ['Width'], ru: ['Ширина'] },
  profile: { pl: ['Profil'], en: ['Profile', 'Aspect ratio'], ru: ['Профиль', 'Высота профиля'] },
  diameter: {
    pl: ['Średnica', 'Felga', 'Średnica felgi'],
    en: ['Diameter', 'Rim', 'Rim diameter'],
    ru: ['Диаметр', 'Посадочный диаметр'],
  },
  typeOfWheel: {
    pl: ['Typ felgi', 'Rodzaj felgi'],
    en: ['Wheel type', 'Type of wheel'],
    ru: ['Тип диска', 'Вид диска'],
  },
  centralBoreDiameter: {
    pl: ['Otwór centralny', 'Otwór centrujący', 'CB'],
    en: ['Central bore', 'Centre bore', 'Center bore'],
    ru: ['Центральное отверстие', 'DIA', 'ЦО'],
  },
  boltSpacing: {
    pl: ['Rozstaw śrub', 'PCD'],
    en: ['Bolt spacing', 'Bolt circle'],
    ru: ['Сверловка', 'Разболтовка'],
  },
  color: { pl: ['Kolor'], en: ['Color', 'Colour'], ru: ['Цвет'] },
  material: { pl: ['Materiał'], en: ['Material'], ru: ['Материал'] },
  boltDistance: {
    pl: ['Rozstaw dystansu', 'Rozstaw śrub dystansu'],
    en: ['Bolt distance'],
    ru: ['Разболтовка проставки'],
  },
  boltInfo: { pl: ['Śruby', 'Gwint'], en: ['Bolts', 'Thread'], ru: ['Болты', 'Резьба'] },
  thickness: { pl: ['Grubość'], en: ['Thickness'], ru: ['Толщина'] },
  loadIndex: {
    pl: ['Indeks nośności', 'Nośność', 'LI'],
    en: ['Load index', 'Load'],
    ru: ['Индекс нагрузки', 'Нагрузка', 'ИН'],
  },
  speedSymbol: {
    pl: ['Indeks prędkości', 'Symbol prędkości', 'Prędkość', 'SI'],
    en: ['Speed symbol', 'Speed index', 'Speed rating', 'Speed'],
    ru: ['Индекс скорости', 'Скорость', 'ИС'],
  },
  size: { pl: ['Rozmiar'], en: ['Size', 'Tire size', 'Tyre size'], ru: ['Размер', 'Типоразмер'] },
}
