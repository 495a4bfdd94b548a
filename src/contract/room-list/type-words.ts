import { foldWords, longestPhrase } from './fold-words'

/** Kinds of indoor units, each with the codes of the pack that stand for it, the most usual first, and its words in the twelve languages. */
const KINDS: readonly { codes: readonly string[]; weight?: number; words: string }[] = [
  {
    codes: ['C1'],
    weight: 4,
    words:
      '1 way|one way|1way|single way|单向|单面|一面出风|1 via|una via|1 arah|satu arah|однопоточн|1 поточн|1 huong|mot huong|1 hala|1 vie|1 weg|einweg|einseitig|1 voie|une voie|1 smjer|jednosmjern|1 via',
  },
  {
    codes: ['C2'],
    weight: 4,
    words:
      '2 way|two way|2way|双向|双面|两面出风|2 vias|dos vias|2 arah|dua arah|двухпоточн|2 поточн|2 huong|hai huong|2 hala|2 vie|due vie|2 weg|zweiweg|zweiseitig|2 voies|deux voies|2 smjera|dvosmjern|duas vias',
  },
  {
    codes: ['C4C', 'C4'],
    weight: 4,
    words:
      'compact cassette|compact 4|compact four|mini cassette|600x600|60x60|euro cassette|compact|紧凑|小型四|迷你|cassette compacto|compacto|kompak|kaset mini|компактн|nho gon|padat|compatta|kompakt|compacte|kompaktn|compacta',
  },
  {
    codes: ['C4'],
    weight: 2,
    words:
      '4 way|four way|4way|round flow|cassette|四面|四向|嵌入|天花机|casete|cassete|cassette|kaset|кассет|am tran|cat tran|kasset|kazet|cassetta|360',
  },
  {
    codes: ['DL', 'DM', 'DH'],
    weight: 4,
    words:
      'low static|low esp|slim duct|low pressure|低静压|薄型风管|超薄|baja presion|slim|tekanan rendah|statis rendah|низконапорн|узк|ap suat thap|tekanan statik rendah|bassa prevalenza|ribassat|niedriger pressung|niederdruck|flach|extra plat|basse pression|niskotlacn|niskog tlaka|baixa pressao',
  },
  {
    codes: ['DH', 'DM', 'DL'],
    weight: 4,
    words:
      'high static|high esp|high pressure|高静压|alta presion|tekanan tinggi|statis tinggi|высоконапорн|ap suat cao|tekanan statik tinggi|alta prevalenza|hoher pressung|hochdruck|haute pression|visokotlacn|visokog tlaka|alta pressao',
  },
  {
    codes: ['DM', 'DL', 'DH'],
    words:
      'duct|ducted|medium static|medium pressure|concealed|风管|暗装|中静压|conducto|ductos|canalizado|saluran|duct|ducting|канальн|ong gio|am tran ong|am tran noi ong|noi ong|salur|canalizzat|canalizzabil|kanal|zwischendecke|gainable|conduit|kanaln|duto|dutado',
  },
  {
    codes: ['WM'],
    words:
      'wall|wall mounted|high wall|hi wall|挂壁|壁挂|挂机|mural|pared|split pared|dinding|настенн|treo tuong|dinding|parete|murale|wand|wandgerat|mural|zidn|parede|hi wall',
  },
  {
    codes: ['CF'],
    words:
      'ceiling|ceiling floor|under ceiling|underceiling|ceiling suspended|suspended|ceiling exposed|ceiling & floor|吊顶|座吊|吸顶|techo|suelo techo|plafon|langit|gantung|потолочн|подпотолочн|ap tran|tran san|siling|soffitto|pavimento soffitto|sottosoffitto|decke|unterdecke|truhe decke|plafond|plafonnier|stropn|podstropn|teto|piso teto',
  },
  { codes: ['CO', 'FS'], words: 'console|控制台|座地|consola|konsol|консольн|console|truhe|konzol' },
  {
    codes: ['FS', 'CO'],
    words:
      'floor|floor standing|floor mounted|落地|立式|柜机|suelo|lantai|напольн|dat san|tu dung|lantai|pavimento|standgerat|stand|boden|sol|sur pied|podn|chao|piso',
  },
  {
    codes: ['FA'],
    words:
      'fresh air|outdoor air|oa unit|doas|新风|全新风|aire exterior|aire fresco|udara segar|udara luar|приточн|свеж|gio tuoi|khi tuoi|udara segar|aria esterna|aria primaria|rinnovo|frischluft|aussenluft|air neuf|air frais|svjez|ar fresco|ar externo|ar exterior',
  },
  {
    codes: ['HDO'],
    words:
      'hydro|hydro unit|hot water|water module|水力|水模块|热水|hidronic|agua caliente|hidro|air panas|гидро|горяч|nuoc nong|acqua calda|idronic|hydromodul|warmwasser|heisswasser|eau chaude|hydraulique|topla voda|hidraul|agua quente',
  },
  {
    codes: ['AHU'],
    words:
      'ahu|ahu kit|air handler|air handling|dx kit|空调箱|空气处理|组合式|uta|climatizador|unit penanganan udara|приточно вытяжн|центральн|вентустановк|ahu|xu ly khong khi|pengendali udara|uta|unita trattamento|rlt|luftungsgerat|cta|centrale de traitement|klimakomor|klima komor|fancoil central',
  },
]

/** Letters that a phrase about the outlet or the static pressure counts for: it says more surely which type is meant than the word for the kind. */
const FOLDED = KINDS.map(({ codes, weight = 1, words }) => ({ codes, weight, phrases: words.split('|').map(foldWords) }))

/**
 * Returns the pack's code for a word of a type in any of the twelve languages, such as `4-way cassette`, `风管机` or `Wandgerät`; codes of the pack themselves
 * count too. '' where the word is unknown or the pack has no such unit.
 */
export function typeOfWords(text: string, codes: ReadonlySet<string>): string {
  const upper = text.trim().toUpperCase()
  if (codes.has(upper)) return upper
  const folded = foldWords(text)
  if (folded === '') return ''
  let best: { letters: number; codes: readonly string[] } = { letters: 0, codes: [] }
  for (const kind of FOLDED) {
    const letters = kind.weight * longestPhrase(folded, kind.phrases)
    if (letters > best.letters) best = { letters, codes: kind.codes }
  }
  return best.codes.find((code) => codes.has(code)) ?? ''
}
