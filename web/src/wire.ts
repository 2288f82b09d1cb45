// Made by tools/wire_types.py from the types of the server and the games. Do not edit.

export type Accepted = {
  do: "accepted";
  key: string;
  version: number;
};

export type AnswerUndo = {
  agree: boolean;
};

export type AskForecast = {
  texts?: string[];
};

export type AskHint = {
  level?: string | null;
  yields?: boolean;
};

export type AskUndo = {
  stand_in?: boolean;
};

export type Behind = {
  points: number;
  low: number;
  high: number;
};

export type BlockWords = {
  kind: string;
  text: string;
  weight?: string;
  headers?: string[];
  rows?: string[][];
};

export type CalamityPiece = {
  name: string;
  kind: string;
  says: string;
};

export type Chance = {
  share: number;
  low: number;
  high: number;
};

export type ChanceCurve = {
  inputs: number;
  marks: ChanceMark[];
};

export type ChanceMark = {
  input: number;
  chances: number[];
};

export type ChatLine = {
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
  about: string | null;
  apart: boolean;
};

export type City = {
  name: string;
  region: string | null;
  x: number;
  y: number;
};

export type ClockInfo = {
  kind: string;
  ends: number;
  now: number;
  warned: number | null;
  opens: number | null;
};

export type CultureRow = {
  name: string;
  bonus: number;
};

export type Curve = {
  inputs: number;
  marks: Mark[];
  judged: boolean;
};

export type Decline = {
  offer: number;
  reason?: string | null;
};

export type DevelopmentPiece = {
  id: string;
  name: string;
  group: string;
  age: string;
  cost: number[];
  workers: number;
  says: string[];
};

export type Done = Record<string, never>;

export type Ended = {
  at: number;
  points: number[];
  places: number[];
};

export type EntryWords = {
  text: string;
  says: string;
  facts: Fact[];
};

export type Estimate = {
  value: number;
  low: number;
  high: number;
};

export type Face = {
  side: string;
  name: string;
  says: string;
};

export type Fact = {
  label: string;
  value: string;
};

export type Fill = {
  level?: string;
  seat?: number | null;
};

export type Forecasts = {
  version: number;
  now: unknown;
  after: unknown[];
};

export type GameInfo = {
  key: string;
  rules: string;
  seats: number[];
  options: Record<string, string[]>;
  editions: string[];
  edition_warnings: Record<string, string[]>;
  clock_option: string | null;
  simulation_options: string[];
  market: MarketInfo | null;
  lessons: LessonInfo[];
};

export type GameReview = {
  seat: number;
  after: number;
  left: number;
  total: number;
  decisions: number[] | null;
  chances: ReviewOutlooks[];
  ledgers: ReviewLedger[] | null;
  judgements: ReviewJudgement[];
  deals: ReviewDeals | null;
};

export type Games = {
  games: GameInfo[];
  levels: string[];
  paces: string[];
  tempos: string[];
  phrases: string[];
};

export type Good = {
  name: string;
  deck: string;
  values: number[];
  pays: number[];
  poses: string[];
};

export type Guest = {
  id: string;
  name: string;
};

export type HandOver = {
  level?: string;
  seat?: number | null;
};

export type Hello = {
  do: "hello";
  token?: string | null;
  after?: number;
  heard?: number;
  language?: string | null;
};

export type Hint = {
  version: number;
  seat: number;
  level: string;
  iterations: number;
  options: HintOption[];
  about: Reason | null;
  lead: Reason | null;
};

export type HintOption = {
  text: string;
  action: unknown;
  value: number;
  low: number;
  high: number;
  reasons: Reason[];
  behind: Behind | null;
  chance: Chance | null;
  cost: Reason | null;
  says: Reason | null;
  marks: Term[];
  alike: string;
};

export type Illegal = {
  code: string;
  rule: string;
  args: Record<string, number | string | boolean | Term | number[] | string[] | Term[] | null>;
};

export type InRecords = {
  times: boolean;
  talk: boolean;
};

export type IndustryPiece = {
  good: string;
  dominance: string;
  monopoly: string;
};

export type Join = {
  invite?: string | null;
  seat?: number | null;
  name?: string | null;
};

export type LessonInfo = {
  name: string;
  steps: number;
  words: number;
  minutes: number;
};

export type LessonSentence = {
  id: string;
  args: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
};

export type LessonState = {
  name: string;
  id: string;
  step: number;
  steps: number;
  says: LessonSentence;
  why: LessonSentence;
  point: string[];
  allowed: string[];
  done: boolean;
};

export type Links = {
  invite: string;
  watch: string;
  address: string | null;
};

export type Lobby = {
  tables: TableInfo[];
  waiting: string[];
};

export type Mark = {
  input: number;
  points: number[];
};

export type MarketInfo = {
  reasons: string[];
  phrases: string[];
  phrases_about: string[];
};

export type MarketTalk = {
  round: string;
  wishes?: WishInfo[];
  answers?: OfferAnswer[];
  sorted?: number[];
};

export type MediterraneanAbilityUsed = {
  do: "AbilityUsed";
  seat: number;
  tile: number;
  face: number;
};

export type MediterraneanAccept = {
  do: "Accept";
  offer: number;
  cards: number[];
};

export type MediterraneanAccuse = {
  do: "Accuse";
  target: number;
};

export type MediterraneanAccused = {
  do: "Accused";
  seat: number;
  target: number;
};

export type MediterraneanBankChoice = {
  do: "BankChoice";
  prosperity: boolean;
};

export type MediterraneanBankChosen = {
  do: "BankChosen";
  seat: number;
  prosperity: boolean;
};

export type MediterraneanBarred = {
  slot: number | null;
  tile: string | null;
  why: Illegal;
};

export type MediterraneanBought = {
  do: "Bought";
  seat: number;
  development: number;
  price: number;
  workers: number[];
  choice: number[];
};

export type MediterraneanBuild = {
  do: "Build";
  tile: number;
};

export type MediterraneanBuilding = {
  tile: string;
  name: string;
  track: string;
  fresh: boolean;
  used: boolean;
  promisable: boolean;
  arrows: string[];
};

export type MediterraneanBuildingLost = {
  do: "BuildingLost";
  seat: number;
  tile: number;
  face: number;
};

export type MediterraneanBuilt = {
  do: "Built";
  seat: number;
  tile: number;
  face: number;
  price: number;
  cubes: number;
};

export type MediterraneanBuy = {
  do: "Buy";
  slot: number;
  workers: number[];
  choice: number[];
};

export type MediterraneanBuyPoints = {
  do: "BuyPoints";
  points: number;
};

export type MediterraneanCalamityFell = {
  do: "CalamityFell";
  calamity: number;
  victim: number;
};

export type MediterraneanCard = {
  name: string;
  good: string;
  bottom: string;
  storable: boolean;
};

export type MediterraneanChoiceSealed = {
  do: "ChoiceSealed";
  seat: number;
  choice: number | null;
};

export type MediterraneanConfirm = {
  do: "Confirm";
};

export type MediterraneanConfirmed = {
  do: "Confirmed";
  seat: number;
  money: number;
};

export type MediterraneanCubeLost = {
  do: "CubeLost";
  seat: number;
  place: number;
};

export type MediterraneanDeal = {
  do: "Deal";
  cards: number[];
};

export type MediterraneanDealRecap = {
  number: number;
  turn: number;
  seat: number;
  other: number;
  given: string[];
  taken: string[];
  vp: number;
  value: number;
  other_value: number;
};

export type MediterraneanDealStruck = {
  do: "DealStruck";
  number: number;
  seat: number;
  other: number;
  give: number[];
  want: number[];
  give_vp: number;
  want_vp: number;
  give_pacts: number[];
  want_pacts: number[];
  given: number[];
  taken: number[];
  faces: number[];
};

export type MediterraneanDevelopmentView = {
  id: string;
  name: string;
  group: string;
  cost: number;
  workers: number;
};

export type MediterraneanFlip = {
  do: "Flip";
  track: number;
};

export type MediterraneanFlipped = {
  do: "Flipped";
  seat: number;
  track: number;
  second: boolean;
  destroyed: number[];
};

export type MediterraneanForecast = {
  worlds: number;
  money: MediterraneanRange;
  points: MediterraneanRange;
  government: MediterraneanTrackForecast;
  religion: MediterraneanTrackForecast;
  happiness: MediterraneanStatusForecast;
  safety: MediterraneanStatusForecast;
  industries: MediterraneanIndustryForecast[];
  banks: boolean;
};

export type MediterraneanGameEnded = {
  do: "GameEnded";
  points: number[];
  winners: number[];
};

export type MediterraneanGiveOpponent = {
  do: "GiveOpponent";
  tile: number;
  target: number;
  second: boolean;
};

export type MediterraneanGraceBegan = {
  do: "GraceBegan";
};

export type MediterraneanIndustryForecast = {
  good: string;
  dominance: number;
  monopoly: number;
};

export type MediterraneanIndustryPaid = {
  do: "IndustryPaid";
  seat: number;
  good: number;
  monopoly: boolean;
};

export type MediterraneanLose = {
  do: "Lose";
  what: number;
};

export type MediterraneanMenuEntry = {
  action: AnyAction;
  text: string;
  kind: string;
  name: string | null;
  tile: string | null;
  cost: number;
  cubes: number;
  points: number;
  offer: number | null;
  cards: string[];
  target: number | null;
  slot: number | null;
  workers: string[];
  choices: string[];
};

export type MediterraneanMoneyMoved = {
  do: "MoneyMoved";
  seat: number;
  money: number;
};

export type MediterraneanOffer = {
  do: "Offer";
  to: number[];
  give: number[];
  want: number[];
  cards: number[];
  give_vp: number;
  want_vp: number;
  give_pacts: number[];
  want_pacts: number[];
};

export type MediterraneanOfferGone = {
  do: "OfferGone";
  number: number;
  withdrawn: boolean;
};

export type MediterraneanOfferView = {
  number: number;
  seat: number;
  to: number[];
  give: Record<string, number>;
  want: Record<string, number>;
  give_vp: number;
  want_vp: number;
  give_pacts: number[];
  want_pacts: number[];
  cards: MediterraneanCard[];
  handed: MediterraneanCard[];
};

export type MediterraneanOffered = {
  do: "Offered";
  number: number;
  seat: number;
  to: number[];
  give: number[];
  want: number[];
  give_vp: number;
  want_vp: number;
  give_pacts: number[];
  want_pacts: number[];
  cards: number[];
  faces: number[];
};

export type MediterraneanOpponentGiven = {
  do: "OpponentGiven";
  seat: number;
  tile: number;
  face: number;
  target: number;
  second: boolean;
};

export type MediterraneanOrderSet = {
  do: "OrderSet";
  order: number[];
};

export type MediterraneanPactsSettled = {
  do: "PactsSettled";
};

export type MediterraneanPass = {
  do: "Pass";
};

export type MediterraneanPassedBottom = {
  giver: number;
  taker: number;
  bottom: string;
  count: number;
};

export type MediterraneanPenalise = {
  do: "Penalise";
  points: number;
};

export type MediterraneanPenaltiesCounted = {
  do: "PenaltiesCounted";
  target: number;
  votes: number[];
  penalty: number;
};

export type MediterraneanPieces = {
  goods: Good[];
  bottoms: Record<string, boolean>;
  tiles: TilePiece[];
  developments: DevelopmentPiece[];
  calamities: CalamityPiece[];
  industries: IndustryPiece[];
  industry_prices: [number, number][];
  culture_rows: CultureRow[];
  culture_columns: number[];
  building_limits: number[];
  city_room: number;
  harbor_room: number;
  wonder_room: number;
  status_top: number;
  status_bottom: number;
};

export type MediterraneanPlayer = {
  seat: number;
  vp: number | null;
  money: number;
  government: MediterraneanTrack;
  religion: MediterraneanTrack;
  happiness: number;
  safety: number;
  buildings: MediterraneanBuilding[];
  farms: string[];
  cities: number;
  harbors: number;
  warehouse: number;
  warehouse_room: number;
  bank: boolean;
  army: boolean;
  colosseum: boolean;
  industry: boolean;
  industries: string[];
  industry_space: number | null;
  vp_price: [number, number] | null;
  culture: boolean[][];
  wonders: number;
  available: number;
  supply: number;
  cards_in_hand: number;
  cards_stored: number;
  cards_by_deck: Record<string, number>;
  known_goods: Record<string, number>;
  spent: MediterraneanCard[];
  bought: string[];
  ready: boolean;
  done: boolean;
};

export type MediterraneanPointsBought = {
  do: "PointsBought";
  seat: number;
  points: number;
  price: number;
};

export type MediterraneanPointsGained = {
  do: "PointsGained";
  seat: number;
  points: number;
  source: number;
};

export type MediterraneanProduced = {
  do: "Produced";
  seat: number;
  goods: number[];
  civic: number;
  luxury: number;
  cards: number[];
};

export type MediterraneanPurchaseUndone = {
  do: "PurchaseUndone";
  seat: number;
};

export type MediterraneanPurchasingBegan = {
  do: "PurchasingBegan";
};

export type MediterraneanPutBack = {
  do: "PutBack";
  seat: number;
  good: number;
};

export type MediterraneanRange = {
  low: number;
  middle: number;
  high: number;
};

export type MediterraneanReady = {
  do: "Ready";
  ready: boolean;
};

export type MediterraneanReadySet = {
  do: "ReadySet";
  seat: number;
  ready: boolean;
};

export type MediterraneanRecap = {
  deals: MediterraneanDealRecap[];
  bottoms: MediterraneanPassedBottom[];
  seats: MediterraneanSeatRecap[];
};

export type MediterraneanReshuffled = {
  do: "Reshuffled";
  deck: number;
};

export type MediterraneanSeatRecap = {
  deals: number;
  gave: number;
  got: number;
  points: number;
  partners: number[];
  best: number | null;
  worst: number | null;
};

export type MediterraneanSetUp = {
  do: "SetUp";
  order: number[];
};

export type MediterraneanShowTops = {
  do: "ShowTops";
  goods: number[];
};

export type MediterraneanSpent = {
  do: "Spent";
  seat: number;
  cards: number[];
  money: number;
};

export type MediterraneanStatusForecast = {
  level: MediterraneanRange;
  place: MediterraneanRange;
  calamity: string | null;
  struck: number;
};

export type MediterraneanStatusMoved = {
  do: "StatusMoved";
  seat: number;
  status: number;
  start: number;
  end: number;
};

export type MediterraneanStockLost = {
  do: "StockLost";
  seat: number;
  cards: number[];
};

export type MediterraneanStockReturned = {
  do: "StockReturned";
  seat: number;
  count: number;
  cards: number[];
};

export type MediterraneanStore = {
  do: "Store";
  cards: number[];
};

export type MediterraneanStored = {
  do: "Stored";
  seat: number;
  count: number;
  cards: number[];
};

export type MediterraneanThrow = {
  do: "Throw";
  shape: number;
};

export type MediterraneanThrowsShown = {
  do: "ThrowsShown";
  throws: number[];
};

export type MediterraneanTick = {
  do: "Tick";
};

export type MediterraneanTimeUp = {
  do: "TimeUp";
};

export type MediterraneanTopsShown = {
  do: "TopsShown";
  seat: number;
  goods: number[];
};

export type MediterraneanTrace = {
  card: MediterraneanCard;
  seats: number[];
};

export type MediterraneanTrack = {
  side: string;
  space: number;
  limit: number;
  built: number;
};

export type MediterraneanTrackForecast = {
  side: string;
  space: MediterraneanRange;
  turns: number;
  falls: string[];
};

export type MediterraneanTrackMoved = {
  do: "TrackMoved";
  seat: number;
  track: number;
  start: number;
  end: number;
};

export type MediterraneanTradingBegan = {
  do: "TradingBegan";
};

export type MediterraneanTradingEnded = {
  do: "TradingEnded";
};

export type MediterraneanTurnBegan = {
  do: "TurnBegan";
  turn: number;
};

export type MediterraneanUndoPurchase = {
  do: "UndoPurchase";
};

export type MediterraneanUnfold = {
  do: "Unfold";
  developments: number[];
  calamities: number[];
};

export type MediterraneanUnfolded = {
  do: "Unfolded";
  developments: number[];
  calamities: number[];
};

export type MediterraneanUseAbility = {
  do: "UseAbility";
  tile: number;
};

export type MediterraneanView = {
  game: string;
  seat: number | null;
  to_act: number[];
  prompt: Message;
  menu: MediterraneanMenuEntry[];
  seats: number;
  edition: string;
  turn: number;
  phase: string;
  order: number[];
  ticks: number;
  players: MediterraneanPlayer[];
  hand: MediterraneanCard[];
  stored: MediterraneanCard[];
  set_values: Record<string, number>;
  parting: string[];
  traces: MediterraneanTrace[];
  chosen: boolean;
  has_chosen: number[];
  offers: MediterraneanOfferView[];
  deals: number;
  pacts: number[][];
  developments: MediterraneanDevelopmentView[];
  barred: MediterraneanBarred[];
  calamities: string[];
  tied: number[];
  ballot: number;
  victim: number | null;
  discards: Record<string, string[]>;
  deck_sizes: Record<string, number>;
  unseen: Record<string, number>;
  throws: number[];
  chat_open: boolean;
  accused: number | null;
  judged: number[];
};

export type MediterraneanVote = {
  do: "Vote";
  victim: number;
};

export type MediterraneanVotesCounted = {
  do: "VotesCounted";
  ballot: number;
  votes: number[];
};

export type MediterraneanWait = {
  do: "Wait";
};

export type MediterraneanWithdraw = {
  do: "Withdraw";
  offer: number;
};

export type Message = {
  id: string;
  args: Record<string, number | string | boolean | Term | number[] | string[] | Term[] | null>;
  rule: string;
  heading: number;
  silent: boolean;
  about: Term[];
};

export type Moment = {
  number: number;
  by: number | null;
  text: string;
  events: Told[];
  view: unknown;
  at: number | null;
};

export type Moments = {
  seat: number | null;
  inputs: number;
  moments: Moment[];
};

export type MoveLesson = {
  do: "on" | "back" | "skip";
};

export type Mute = {
  seat: number;
  muted?: boolean;
};

export type NeptunBoardLaid = {
  do: "BoardLaid";
  markers: number[];
};

export type NeptunBonusClaimed = {
  do: "BonusClaimed";
  seat: number;
  points: number;
};

export type NeptunCards = {
  city_cards: string[];
  goods: Record<string, number>;
  oars: NeptunOar[];
};

export type NeptunColumn = {
  state: string;
  contract: NeptunContract | null;
  oar: NeptunOar | null;
  coins: number;
};

export type NeptunContract = {
  city: string;
  region: string;
  good: string;
  gold: number;
  points: number;
};

export type NeptunDelivered = {
  do: "Delivered";
  seat: number;
  slot: number;
  contract: number;
  gold: number;
  points: number;
  region: number;
};

export type NeptunExtra = {
  do: "Extra";
  wanted: boolean;
};

export type NeptunExtraAnswered = {
  do: "ExtraAnswered";
  seat: number;
  wanted: boolean;
};

export type NeptunGameEnded = {
  do: "GameEnded";
  points: number[];
  winners: number[];
};

export type NeptunLeftOver = {
  do: "LeftOver";
  coins: number;
};

export type NeptunLeftOverDiscarded = {
  do: "LeftOverDiscarded";
};

export type NeptunLink = {
  a: string;
  b: string;
  miles: number;
  deep: boolean;
};

export type NeptunLost = {
  do: "Lost";
  seat: number;
  slots: number[];
};

export type NeptunMenuEntry = {
  action: AnyAction;
  text: string;
  kind: string;
  city: string | null;
  good: string | null;
  distance: number | null;
  range: number | null;
  cost: number;
  gold: number;
  points: number;
  reward_gold: number;
  reward_points: number;
  region: string | null;
  loses: number[];
  way: string[];
  route: number | null;
  reaches: string[];
  place: number | null;
  tile: number;
};

export type NeptunOar = {
  power: number;
  wind: number;
  starting: boolean;
};

export type NeptunOarChosen = {
  do: "OarChosen";
  seat: number;
  oar: number | null;
};

export type NeptunOarPlayed = {
  do: "OarPlayed";
  seat: number;
  oar: number;
};

export type NeptunOarReach = {
  oar: NeptunOar;
  range: number;
  prices: (number | null)[];
};

export type NeptunOarsRevealed = {
  do: "OarsRevealed";
  oars: number[];
  forecast: number;
  steps: number[];
};

export type NeptunOrderSet = {
  do: "OrderSet";
  order: number[];
};

export type NeptunPieces = {
  cities: City[];
  regions: string[];
  temples: string[];
  goods: string[];
  bonus_points: number;
};

export type NeptunPlayer = {
  seat: number;
  gold: number;
  boat: string;
  chart: NeptunSlot[];
  tokens: Record<string, number>;
  tiles: Record<string, number>;
  bonus_tiles: number;
  points: number;
  cards_in_hand: number;
  known_oars: NeptunOar[];
  starting_oars: NeptunOar[];
  has_chosen: boolean;
  oar: NeptunOar | null;
  range: number | null;
  played_oars: NeptunOar[];
  legs: (number | null)[];
  route: string[];
  route_miles: number;
  prices: (number | null)[];
  reaches: NeptunOarReach[];
};

export type NeptunPointBought = {
  do: "PointBought";
  seat: number;
  region: number;
};

export type NeptunReveal = {
  do: "Reveal";
};

export type NeptunRevealed = {
  do: "Revealed";
  seat: number | null;
  column: number;
  contract: number;
  oar: number;
};

export type NeptunRoundBegan = {
  do: "RoundBegan";
  round: number;
};

export type NeptunRow = {
  do: "Row";
  power: number;
  wind: number;
  starting: boolean;
};

export type NeptunSail = {
  do: "Sail";
  city: number;
  deliver: number | null;
  buy: boolean;
};

export type NeptunSailed = {
  do: "Sailed";
  seat: number;
  start: number;
  city: number;
  miles: number;
  gold: number;
  way: number[];
};

export type NeptunSetUp = {
  do: "SetUp";
  markers: number[];
  order: number[];
};

export type NeptunShow = {
  do: "Show";
  card: number;
  good: number;
  oar: number;
};

export type NeptunSlot = {
  state: string;
  contract: NeptunContract | null;
};

export type NeptunTake = {
  do: "Take";
  column: number;
  slot: number;
};

export type NeptunTaken = {
  do: "Taken";
  seat: number;
  column: number;
  slot: number;
  contract: number;
  oar: number;
  coins: number;
};

export type NeptunTemple = {
  name: string;
  tiles: number[];
  coming: number[][];
  ranking: number[];
};

export type NeptunTileClaimed = {
  do: "TileClaimed";
  seat: number;
  temple: number;
  rank: number;
  points: number;
};

export type NeptunTurnBegan = {
  do: "TurnBegan";
  phase: number;
  turn: number;
};

export type NeptunView = {
  game: string;
  seat: number | null;
  to_act: number[];
  prompt: Message;
  menu: NeptunMenuEntry[];
  seats: number;
  options: Record<string, string>;
  edition: string;
  round: number;
  phase: string;
  turn: number;
  order: number[];
  oar_scale: [number, number][];
  wind: number;
  forecast: number | null;
  players: NeptunPlayer[];
  hand: NeptunOar[];
  chosen: NeptunOar | null;
  reaches: NeptunOarReach[];
  reach: number | null;
  display: NeptunColumn[];
  links: NeptunLink[];
  distances: Record<string, Record<string, number>>;
  temples: NeptunTemple[];
  bonus_points: number;
  discards: NeptunCards;
  unseen: NeptunCards;
  deck_sizes: Record<string, number>;
};

export type NeptunWindSet = {
  do: "WindSet";
  wind: number;
};

export type NewGuest = {
  name: string;
};

export type NewLesson = {
  game: string;
  lesson?: string;
};

export type NewTable = {
  game: string;
  seats: number;
  options?: Record<string, string>;
  edition?: string;
  bots?: (string | null)[];
  public?: boolean;
  pace?: string;
  tempo?: string;
  absence?: number;
  sit?: boolean;
  decision?: number | null;
  hints?: boolean | null;
  onlookers?: string;
};

export type Nothing = Record<string, never>;

export type Notice = {
  url: string | null;
};

export type OfferAnswer = {
  offer: number;
  seat: number;
  counter?: number | null;
  reason?: string | null;
  args?: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
};

export type Opened = {
  table: string;
  seat: number | null;
  token: string | null;
  replay: string | null;
};

export type Origin = {
  table: string;
  input: number;
};

export type PauseInfo = {
  by: number | null;
  at: number;
};

export type Pieces = {
  mediterranean: MediterraneanPieces | null;
  neptun: NeptunPieces | null;
};

export type Ping = {
  do: "ping";
};

export type Play = {
  do: "play";
  key: string;
  action?: unknown | undefined;
  text?: string | undefined;
  seen?: number | null;
};

export type PlayOn = {
  bots?: (string | null)[];
  public?: boolean;
  pace?: string;
  tempo?: string;
  absence?: number;
  sit?: boolean;
  decision?: number | null;
  hints?: boolean | null;
  onlookers?: string;
  input: number;
};

export type Pong = {
  do: "pong";
};

export type PostWish = {
  wants?: string[];
  plenty?: string[];
};

export type Problem = {
  code: string;
  args?: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
  rule?: string | null;
  message?: string | null;
  version?: number | null;
};

export type Reason = {
  id: string;
  args: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
};

export type Recap = {
  recap: unknown;
};

export type Rejected = {
  do: "rejected";
  problem: Problem;
  key: string | null;
};

export type Remove = {
  seat: number;
};

export type ResultInfo = {
  points: number[];
  places: number[];
  why: Record<string, number>[];
};

export type ReviewDeal = {
  number: number;
  offer: number;
  sides: ReviewDealSide[];
  remarks: Reason[];
};

export type ReviewDealSide = {
  seat: number;
  gave: Term[];
  got: Term[];
  known: number;
  true: number;
};

export type ReviewDeals = {
  unit: string;
  deals: ReviewDeal[];
  unseen: ReviewUnseen[];
};

export type ReviewHindsight = {
  cost: Estimate;
  points: Estimate;
};

export type ReviewJudgement = {
  number: number;
  seat: number;
  label: string | null;
  cost: Estimate;
  points: Estimate;
  played: ReviewedChoice;
  best: ReviewedChoice;
  options: ReviewedChoice[];
  sentence: Reason;
  hindsight: ReviewHindsight | null;
  marks: Term[];
  worlds: number;
  settled: boolean;
};

export type ReviewLedger = {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
};

export type ReviewOutlooks = {
  number: number;
  chances: number[];
  points: number[];
};

export type ReviewUnseen = {
  number: number;
  seat: number;
  offer: number;
  gain: number;
  sentence: Reason;
};

export type ReviewedChoice = {
  text: string;
  says: Term;
  cost: Estimate;
  points: Estimate;
  reasons: Reason[];
  misses: Term[];
};

export type Say = {
  do: "say";
  text?: string | undefined;
  phrase?: string | undefined;
  about?: string | undefined;
};

export type SeatInfo = {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  stand_in: boolean;
  held: boolean;
  deadline: number | null;
  late: boolean;
  silenced: boolean;
  host: boolean;
  replaceable_from: number | null;
};

export type Silence = {
  seat: number;
  silenced?: boolean;
};

export type Speak = {
  do: "speak";
  language: string;
};

export type Spoken = {
  do: "spoken";
  version: number;
  seat: number | null;
  language: string;
  menu: EntryWords[];
  board: BlockWords[];
  notation: string[][];
  sources: Record<string, string>;
};

export type State = {
  do: "state";
  version: number;
  after: number;
  seat: number | null;
  table: TableInfo;
  events: Told[];
  view: Record<string, unknown> | null;
  result: ResultInfo | null;
  said: number;
  chat: ChatLine[];
  clock: ClockInfo | null;
  muted: number[];
  stood_in: number[];
  lesson: LessonState | null;
};

export type TableInfo = {
  id: string;
  game: string;
  rules: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  edition: string;
  public: boolean;
  pace: string;
  tempo: string;
  absence: number;
  state: string;
  host: string;
  seed_sha256: string | null;
  rematch: string | null;
  imported: boolean;
  decision: number;
  hints: boolean;
  onlookers: string;
  origin: Origin | null;
  paused: PauseInfo | null;
  votes: number[];
  undo: UndoInfo | null;
  onlookers_silenced: boolean;
  ended: Ended | null;
  closed_by: string | null;
  market: MarketTalk | null;
  lesson: string | null;
};

export type TakeOver = {
  token: string;
};

export type Term = {
  kind: string;
  value: number | string;
  count?: number | null;
  args?: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
};

export type TilePiece = {
  id: string;
  track: string;
  cost: number;
  cubes: number;
  faces: Face[];
};

export type Told = {
  event: Record<string, unknown>;
  id: string;
  args: Record<string, number | string | boolean | Term | (number | string | Term)[] | null>;
  version: number;
  heading?: number;
  silent?: boolean;
  about?: Term[];
};

export type TriedChoice = {
  judgement: ReviewJudgement;
};

export type TryChoice = {
  seat: number;
  number: number;
  text: string;
};

export type Undo = {
  do: "undo";
  key: string;
};

export type UndoInfo = {
  seat: number;
  agreed: number[];
  asked: number[];
  refused: number | null;
  stand_in: boolean;
};

export type WishInfo = {
  seat: number;
  wants: string[];
  plenty: string[];
};

export type AnyAction =
  | MediterraneanAction
  | NeptunAction;

export type AnyView =
  | MediterraneanView
  | NeptunView;

export type MediterraneanAction =
  | MediterraneanSetUp
  | MediterraneanDeal
  | MediterraneanUnfold
  | MediterraneanTick
  | MediterraneanTimeUp
  | MediterraneanUseAbility
  | MediterraneanGiveOpponent
  | MediterraneanFlip
  | MediterraneanPass
  | MediterraneanOffer
  | MediterraneanWithdraw
  | MediterraneanAccept
  | MediterraneanStore
  | MediterraneanShowTops
  | MediterraneanReady
  | MediterraneanWait
  | MediterraneanAccuse
  | MediterraneanPenalise
  | MediterraneanBankChoice
  | MediterraneanVote
  | MediterraneanLose
  | MediterraneanBuild
  | MediterraneanBuy
  | MediterraneanBuyPoints
  | MediterraneanUndoPurchase
  | MediterraneanConfirm
  | MediterraneanThrow;

export type MediterraneanEvent =
  | MediterraneanTurnBegan
  | MediterraneanOrderSet
  | MediterraneanStockReturned
  | MediterraneanProduced
  | MediterraneanPutBack
  | MediterraneanReshuffled
  | MediterraneanUnfolded
  | MediterraneanAbilityUsed
  | MediterraneanOpponentGiven
  | MediterraneanTrackMoved
  | MediterraneanStatusMoved
  | MediterraneanFlipped
  | MediterraneanPactsSettled
  | MediterraneanTradingBegan
  | MediterraneanOffered
  | MediterraneanOfferGone
  | MediterraneanDealStruck
  | MediterraneanTopsShown
  | MediterraneanStored
  | MediterraneanReadySet
  | MediterraneanGraceBegan
  | MediterraneanTradingEnded
  | MediterraneanAccused
  | MediterraneanPenaltiesCounted
  | MediterraneanSpent
  | MediterraneanBankChosen
  | MediterraneanChoiceSealed
  | MediterraneanPointsGained
  | MediterraneanMoneyMoved
  | MediterraneanIndustryPaid
  | MediterraneanVotesCounted
  | MediterraneanCalamityFell
  | MediterraneanCubeLost
  | MediterraneanBuildingLost
  | MediterraneanStockLost
  | MediterraneanPurchasingBegan
  | MediterraneanBuilt
  | MediterraneanBought
  | MediterraneanPointsBought
  | MediterraneanPurchaseUndone
  | MediterraneanConfirmed
  | MediterraneanThrowsShown
  | MediterraneanGameEnded;

export type NeptunAction =
  | NeptunSetUp
  | NeptunShow
  | NeptunReveal
  | NeptunTake
  | NeptunRow
  | NeptunExtra
  | NeptunSail;

export type NeptunEvent =
  | NeptunBoardLaid
  | NeptunOrderSet
  | NeptunRoundBegan
  | NeptunTurnBegan
  | NeptunRevealed
  | NeptunTaken
  | NeptunLeftOver
  | NeptunLeftOverDiscarded
  | NeptunOarChosen
  | NeptunOarsRevealed
  | NeptunExtraAnswered
  | NeptunOarPlayed
  | NeptunSailed
  | NeptunDelivered
  | NeptunPointBought
  | NeptunLost
  | NeptunWindSet
  | NeptunBonusClaimed
  | NeptunTileClaimed
  | NeptunGameEnded;

export type Push =
  | State
  | Spoken
  | Accepted
  | Rejected
  | Pong;
