## Hvad der er galt med en fil. $sentence siger mere; den er på engelsk, ligesom navnene i filerne.

refusal-wrong-score = Det resultat, der er skrevet for side { $side }, er { $written }; kortene giver { $right }.
refusal-beyond-pack = Her er flere kort, end der kan være: { $sentence }
refusal-malformed = Dette kan ikke læses: { $sentence }
refusal-newer-format = Denne fil kræver en nyere version af Escalera: { $sentence }
