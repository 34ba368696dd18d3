/** Kinds of keys in config.json, and their types. Each kind has a rule in strictConfigSchema (build) and in
 * readConfig or servicesConfig (browser); the compiler requires them. */
export interface ConfigKinds {
  /** A path under the base path, or an https: address. */
  endpoint: string;
  /** The same, with `{{ns}}` and optionally `{{lng}}`. */
  loadPath: string;
  /** An https: address. */
  address: string;
  addresses: readonly string[];
  /** Addresses by language. */
  pair: { nl?: string; fr?: string };
  text: string;
  email: string;
  /** A key as flag hosts write it. */
  clientKey: string;
  /** As the telemetry agent accepts it. */
  serviceName: string;
  environment: string;
  flag: boolean;
  whole: number;
  /** A decimal number. */
  number: number;
}

export type ConfigKind = keyof ConfigKinds;

/** A key: default, kind, and limits of a number. Where the default is null, a host may write null. */
export type ConfigKey = {
  [Kind in ConfigKind]: readonly [
    fallback: ConfigKinds[Kind] | null,
    kind: Kind,
    least?: number,
    most?: number,
  ];
}[ConfigKind];

export type ConfigSection = Readonly<Record<string, ConfigKey>>;

/** The values of a section. */
export type ConfigValues<Section extends ConfigSection> = {
  -readonly [Name in keyof Section]:
    | ConfigKinds[Section[Name][1]]
    | (Section[Name][0] extends null ? null : never);
};

/** The kinds in a section. */
export type KindIn<Section extends ConfigSection> = Section[keyof Section][1];
