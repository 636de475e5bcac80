import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { ImportField } from '@bieznik/contract/catalogue/product-import'

/** Names that stand in one line for each few. */
const names = (...lines: string[]) => lines.flatMap((line) => line.split(', '))

type Names = Partial<Record<ImportField, readonly string[]>>

/** What lists of suppliers call columns besides the names of our own export, in Polish, English, German and Russian. */
export const alsoCalled: Names = {
  title: names(
    'Nazwa artykułu, Nazwa pełna, Pełna nazwa, Asortyment, Opis towaru',
    'Item name, Item description, Product title, Product description',
    'Bezeichnung, Artikelbezeichnung, Artikelname, Produktname, Produktbezeichnung',
    'Наименование товара, Название товара, Полное наименование, Номенклатура товара',
  ),
  price: names(
    'Cena detaliczna, Cena sprzedaży, Cena jednostkowa, Cena hurtowa, Cena specjalna',
    'Unit price, Retail price, Selling price, Sales price, Wholesale price, Special price',
    'Preis, Einzelpreis, Bruttopreis, Verkaufspreis, VK, VK Preis, Endpreis',
    'Цена за штуку, Розничная цена, Цена розничная, Опт. цена, Оптовая цена, Цена оптовая, Спец. цена',
  ),
  purchasePrice: names('Customer cost, Dealer cost, Dealer price, Einkaufspreis, EK, EK Preis'),
  quantityInStock: names(
    'Ilość sztuk, Na stanie, Dostępna ilość, Stan magazynu, Ilość w magazynie, Dostępne',
    'Stock qty, Stock quantity, Quantity in stock, Qty in stock, On hand, Available, Availability',
    'Menge, Bestand, Lagerbestand, Anzahl, Stückzahl, Verfügbar, Verfügbarkeit',
    'Остатки, Свободный остаток, В наличии, Количество на складе',
  ),
  currency: names('Währung, Curr'),
  supplierCode: names(
    'Kod artykułu, Product id code, Article code, Artikelnummer, Art. Nr., Artikel Nr.',
    'Код номенклатуры',
  ),
  partNumber: names('Part no, Part #, Numer producenta, Teilenummer, Herstellernummer, Код производителя'),
  ean: names('UPC EAN, EAN UPC, EAN 13, EAN GTIN, GTIN EAN, EAN Code, EAN Nummer, Штрих код'),
  url: names('Zdjęcie 1, Foto, Image 1, Image URL, Picture 1, Photo, Bild, Bild 1, Фото 1, Ссылка на фото'),
  weight: names('Weight kg, Waga kg, Gewicht, Gewicht kg, Вес кг'),
  secondBoltSpacing: names('Bolt pattern 2, PCD 2, PCD2, Lochkreis 2, Разболтовка 2, Сверловка 2'),
}

/**
 * Where no other column says it: prices that makers recommend, or below which they let nobody advertise, and load ranges, as many American
 * lists call the load index.
 */
export const fallbacks: Names = {
  price: names(
    'Sugerowana cena detaliczna, Cena sugerowana, MSRP, RRP, SRP, MAP, MAP price, Suggested retail price',
    'Recommended retail price, UVP, Unverbindliche Preisempfehlung, РРЦ, Розница, Рекомендованная цена',
  ),
  loadIndex: names('Load range'),
}

/** The same where the word means something else for another kind of product. */
export const calledOfKind: Record<ProductType, Names> = {
  Tire: {
    manufacturer: names(
      'Nazwa producenta, Marka opony, Tyre brand, Tire brand, Brand name, Manufacturer name',
      'Hersteller, Marke, Fabrikat, Бренд шины, Марка шины, Производитель шины',
    ),
    protector: names(
      'Model opony, Nazwa bieżnika, Rzeźba, Wzór protektora',
      'Tyre pattern, Tire pattern, Tread pattern, Pattern name, Tyre model, Tire model, Product line',
      'Modell, Profilbezeichnung, Profilname, Muster, Модель шины, Рисунок протектора',
    ),
    size: names(
      'Rozmiar opony, Wymiar, Size raw, Full size, Dimension, Größe, Reifengröße, Groesse, Reifengroesse, Abmessung',
      'Размер шины, Размерность',
    ),
    width: names(
      'Szerokość opony, Section width, Tyre width, Tire width, Breite, Reifenbreite',
      'Ширина шины, Ширина профиля',
    ),
    profile: names(
      'Wysokość profilu, Profil opony, Sidewall aspect ratio, Ratio, Height, Querschnitt, Höhe',
      'Высота, Профиль шины',
    ),
    diameter: names(
      'Średnica opony, Średnica osadzenia, Wheel diameter, Rim size, Durchmesser, Zoll',
      'Диаметр шины, Диаметр обода, Диаметр диска',
    ),
    loadIndex: names(
      'IN, Index nośności, Load rating, Loadindex, Lastindex, Tragfähigkeitsindex, Traglastindex',
    ),
    speedSymbol: names('IP, Index prędkości, Speedindex, Geschwindigkeitsindex, Speed rating range'),
    icVc: names('LI SI, LI VI, IN IP, Indeksy, Load speed, Load speed index, Load speed rating'),
    isRetreaded: names('Zustand, Reifenzustand'),
    season: names('Sezonowość, Pora roku, Seasonality, Saison, Jahreszeit, Сезон шины'),
    typeOfTire: names(
      'Typ pojazdu, Vehicle type, Fahrzeugart, Fahrzeugtyp, Reifenart, Тип автомобиля, Тип ТС',
    ),
    inf: names('Opis produktu, Beschreibung, Описание товара'),
  },
  Wheel: {
    model: names('Model, Model felgi, Wzór, Style, Design, Modell, Модель, Модель диска'),
    typeOfWheel: names('Typ, Type, Felgentyp, Тип'),
    size: names('Rozmiar felgi, Wymiar, Wheel size, Rim size, Größe, Felgengröße, Размер диска'),
    width: names('Szerokość felgi, Rim width, Wheel width, Breite, Felgenbreite, Ширина диска'),
    diameter: names('Wheel diameter, Durchmesser, Felgendurchmesser, Zoll, Диаметр диска'),
    boltSpacing: names(
      'Rozstaw, Rozstaw otworów, Bolt pattern, Bolt pattern 1, Lug pattern, PCD 1',
      'Lochkreis, LK, PCD диска, Крепёж',
    ),
    centralBoreDiameter: names(
      'Średnica otworu, Otwór, Bore, Hub bore, Hub, Mittenloch, Nabenbohrung, ML, Ступица',
    ),
    et: names('Einpresstiefe, Вылет диска'),
    color: names('Wykończenie, Finish, Farbe, Цвет диска, Покрытие'),
  },
  Spacer: {
    boltDistance: names('Rozstaw, Rozstaw śrub, Bolt pattern, PCD, Lochkreis, Разболтовка, Сверловка'),
    thickness: names('Szerokość, Width, Breite, Dicke, Stärke, Ширина'),
    model: names('Model, Modell, Модель'),
  },
}
