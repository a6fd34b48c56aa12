## Om kortene blev givet ærligt: det, `escalera verify` siger.

fair-holds = Runde { $round }: Beviset holder.
fair-fails = Runde { $round }: Beviset holder ikke.
fair-no-proof = Runde { $round } har intet bevis: Om der blev blandet ærligt, kan ikke kontrolleres.
fair-no-rounds = Der er ingen runde i dette referat, så der er intet at kontrollere.

# Hvad der blev kontrolleret, og hvad der kom ud af det
fair-right-order = Kortene blev givet i netop den rækkefølge, som alle bidrag giver tilsammen.
fair-wrong-order = Kortene blev givet i en anden rækkefølge, end bidragene giver.
fair-right-dealer = Bidragene trak også lod om den første kortgiver, plads { $seat }.
fair-due-dealer = Plads { $seat } gav, som det var bestemt på forhånd.
fair-wrong-dealer = Plads { $seat } gav, selv om beviset giver en anden kortgiver.
fair-right-commitment = Tjenestens del er den, som dens forpligtelse lagde fast.
fair-wrong-commitment = Tjenestens del er ikke den, som dens forpligtelse lagde fast.

# Hvad en plads gjorde; kolonnen til venstre nævner spilleren
fair-person = lagde et tal til (det begynder)
fair-computer = computerspiller, lagt fast af forpligtelsen
fair-none = lagde intet til
fair-withheld = forseglede et tal og åbnede det aldrig

# Hvad beviset ikke selv kan sige
fair-alone = Ingen personer lagde noget til: Tjenesten alene lagde denne rækkefølge fast, og beviset siger kun, at den gjorde det på forhånd.
fair-compare = Sammenlign nu med det, din skærm viste, før der blev givet: forpligtelsen, og hvad din egen plads lagde til.
